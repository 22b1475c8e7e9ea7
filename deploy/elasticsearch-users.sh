#!/bin/bash
# Runs when a node answers: the users of the api and of the indexer, each with no more than it needs
# (elasticsearch-role-*.json). Can be repeated.
set -eu
cd /usr/share/elasticsearch
call() {
  curl --silent --show-error --fail --cacert config/certs/ca/ca.crt -u "elastic:$(cat /run/secrets/elastic_password)" \
    -H 'Content-Type: application/json' "$@"
}
until call "https://elasticsearch1:9200/_cluster/health?wait_for_status=yellow&timeout=5s" > /dev/null 2>&1; do sleep 2; done
for user in api indexer; do
  call -X PUT "https://elasticsearch1:9200/_security/role/karyon_$user" -d "@/setup/elasticsearch-role-$user.json" > /dev/null
  printf '{"password":"%s","roles":["karyon_%s"]}' "$(cat "/run/secrets/elasticsearch_${user}_password")" "$user" |
    call -X PUT "https://elasticsearch1:9200/_security/user/karyon-$user" -d @- > /dev/null
done
echo "Users karyon-api and karyon-indexer are there."
