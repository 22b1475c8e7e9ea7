#!/usr/bin/env bash
# Builds local stand-ins for the images that docker-compose.yml names, under the same names, for a machine that has a
# Docker engine but reaches no image registry. Needs root, debootstrap, a JDK 21 or later, Node 24, and the Elasticsearch
# of the download cache (a local start fetches it). Usage: stand-in-images.sh WORK_DIR JDK_HOME NODE_BINARY [CACHE]
#
# Each behaves as the official image in what Karyon uses: paths, users, ports, entry command, dotted settings from the
# environment.
set -euo pipefail
work=$1 jdk=$2 node=$3 cache=${4:-/var/cache/karyon}
mkdir -p "$work" && cd "$work"

[ -d rootfs ] || { debootstrap --variant=minbase --include=redis-server,ca-certificates,curl bookworm rootfs.part && mv rootfs.part rootfs; }
tar -C rootfs -c . | docker import --change 'CMD ["bash"]' - karyon-stand-in-debian

# Redis: runs the command as given, in /data, as user redis, and answers other hosts without a password.
mkdir -p redis && printf '#!/bin/sh\nexec "$@" --protected-mode no\n' > redis/entrypoint.sh && chmod +x redis/entrypoint.sh
cat > redis/Dockerfile <<'END'
FROM karyon-stand-in-debian
RUN mkdir /data && chown redis:redis /data
USER redis
WORKDIR /data
EXPOSE 6379
COPY entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENTRYPOINT ["/usr/local/bin/docker-entrypoint.sh"]
CMD ["redis-server"]
END
docker build -t redis:7.2 redis

# Node: the binary, npm as this machine has it, the user `node`, and this machine's certificates, as its network may need them.
mkdir -p node && cp "$node" node/node && cp /etc/ssl/certs/ca-certificates.crt node/ && rm -rf node/npm && cp -rL "$(dirname "$(readlink -f "$(command -v npm)")")/.." node/npm
cat > node/Dockerfile <<'END'
FROM karyon-stand-in-debian
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN printf '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n' > /usr/local/bin/npm && chmod +x /usr/local/bin/npm \
  && useradd --uid 1000 --create-home node
CMD ["node"]
END
docker build -t node:24-slim node

# Elasticsearch: user 1000, home /usr/share/elasticsearch, dotted environment variables become settings.
mkdir -p elasticsearch && rm -rf elasticsearch/home elasticsearch/jdk
cp -rL "$jdk" elasticsearch/jdk && cp -r "$cache/elasticsearch-9.4.3" elasticsearch/home
cat > elasticsearch/entrypoint.sh <<'END'
#!/bin/bash
set -e
cd "$ES_HOME"
export ES_PATH_CONF=$ES_HOME/config ES_TMPDIR=$ES_HOME/tmp ES_JAVA_HOME=$ES_HOME/jdk JAVA=$ES_HOME/jdk/bin/java JAVA_TYPE=ES_JAVA_HOME
export ES_DISTRIBUTION_TYPE=docker HOME=$ES_HOME CLI_JAVA_OPTS='-Xms4m -Xmx64m -XX:+UseSerialGC'
{ echo 'network.host: 0.0.0.0'; tr '\0' '\n' < /proc/$$/environ | sed -nE 's/^([a-z_]+(\.[a-z_]+)+)=(.*)$/\1: "\3"/p'; } > config/elasticsearch.yml
printf '%s\n' -XX:+UseSerialGC -XX:-AlwaysPreTouch "-Djava.io.tmpdir=$ES_TMPDIR" -Dorg.apache.lucene.store.defaultReadAdvice=normal > config/jvm.options
printf '%s\n' 'appender.console.type = Console' 'appender.console.name = console' 'appender.console.layout.type = PatternLayout' \
  'appender.console.layout.pattern = [%d][%-5p] %m%n' 'rootLogger.level = info' 'rootLogger.appenderRef.console.ref = console' > config/log4j2.properties
exec "$JAVA" $CLI_JAVA_OPTS "-Djava.io.tmpdir=$ES_TMPDIR" -cp "$ES_HOME/lib/tools/server-launcher/*" org.elasticsearch.server.launcher.ServerLauncher
END
cat > elasticsearch/Dockerfile <<'END'
FROM karyon-stand-in-debian
ENV ES_HOME=/usr/share/elasticsearch
COPY home /usr/share/elasticsearch
COPY jdk /usr/share/elasticsearch/jdk
COPY entrypoint.sh /usr/local/bin/docker-entrypoint.sh
RUN cd $ES_HOME && mkdir -p data tmp logs && chown 1000:0 . config data tmp logs && chmod +x /usr/local/bin/docker-entrypoint.sh
USER 1000:0
WORKDIR /usr/share/elasticsearch
EXPOSE 9200
ENTRYPOINT ["/usr/local/bin/docker-entrypoint.sh"]
END
docker build -t docker.elastic.co/elasticsearch/elasticsearch:9.4.3 elasticsearch
docker images
