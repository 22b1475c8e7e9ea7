#!/bin/sh
# Makes the secrets of deploy/docker-compose.cluster.yml in deploy/secrets, each in a file of its own, once:
#   deploy/make-secrets.sh
# The folder is closed; the files can be read by the users of the containers that they are mounted into.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
chmod 700 secrets
cd secrets
if [ -e admin_token ]; then
  echo "deploy/secrets has secrets already; remove the folder to make new ones." >&2
  exit 1
fi
secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
hash() { printf %s "$1" | sha256sum | cut -d' ' -f1; }

secret > elastic_password
secret > admin_token
for user in api indexer; do
  secret > "elasticsearch_${user}_password"
  redis_password=$(secret)
  echo "redis://karyon-$user:$redis_password@redis:6379" > "redis_${user}_url"
  password=$(cat "elasticsearch_${user}_password")
  urls=
  for node in 1 2 3; do
    urls="$urls${urls:+,}https://karyon-$user:$password@elasticsearch$node:9200"
  done
  echo "$urls" > "elasticsearch_${user}_url"
  eval "redis_$user=\$(hash \"\$redis_password\")"
done
# Both may touch what begins with the index prefix only. BullMQ asks for INFO, which counts as dangerous.
cat > redis.acl <<ACL
user default off
user karyon-api on #$redis_api ~karyon:* resetchannels &karyon:* -@all +@read +@write +@connection +@scripting +@pubsub +@transaction -@dangerous +info
user karyon-indexer on #$redis_indexer ~karyon:* resetchannels &karyon:* -@all +@read +@write +@connection +@scripting +@pubsub +@transaction +@blocking -@dangerous +info
user health on nopass -@all +ping
ACL
chmod 444 ./*
echo "Secrets are in deploy/secrets."
