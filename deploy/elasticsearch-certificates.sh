#!/bin/bash
# Runs once before the cluster: the certificates of its nodes, signed by an authority of their own, and a place for snapshots
# that the nodes can write to.
set -eu
cd /usr/share/elasticsearch
if [ ! -f config/certs/ca.zip ]; then
  bin/elasticsearch-certutil ca --silent --pem --out config/certs/ca.zip
  unzip -q config/certs/ca.zip -d config/certs
  {
    echo "instances:"
    for node in elasticsearch1 elasticsearch2 elasticsearch3; do
      printf '  - name: %s\n    dns: [%s, localhost]\n    ip: [127.0.0.1]\n' "$node" "$node"
    done
  } > config/certs/instances.yml
  bin/elasticsearch-certutil cert --silent --pem --in config/certs/instances.yml --out config/certs/certs.zip \
    --ca-cert config/certs/ca/ca.crt --ca-key config/certs/ca/ca.key
  unzip -q config/certs/certs.zip -d config/certs
  find config/certs -type d -exec chmod 755 {} +
  find config/certs -type f -exec chmod 644 {} +
  chmod 600 config/certs/ca/ca.key config/certs/*.zip
fi
chown -R 1000:0 config/certs snapshots
