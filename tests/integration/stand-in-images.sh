#!/usr/bin/env bash
# Builds local stand-ins for the images that docker-compose.yml and deploy/docker-compose.cluster.yml name, under the same names, for a machine that has a
# Docker engine but reaches no image registry. Needs root, debootstrap, a JDK 21 or later, Node 24, and the Elasticsearch
# of the download cache (a local start fetches it). Usage: stand-in-images.sh WORK_DIR JDK_HOME NODE_BINARY [CACHE]
#
# Each behaves as the official image in what Karyon uses: paths, users, ports, entry command, dotted settings from the
# environment.
set -euo pipefail
work=$1 jdk=$2 node=$3 cache=${4:-/var/cache/karyon}
mkdir -p "$work" && cd "$work"

[ -d rootfs ] || { debootstrap --variant=minbase --include=redis-server,ca-certificates,curl,nginx-light,openssl,tini,unzip,wget bookworm rootfs.part && mv rootfs.part rootfs; }
tar -C rootfs -c . | docker import --change 'CMD ["bash"]' - karyon-stand-in-debian

# Redis: runs the command as given, in /data, as user redis, and answers other hosts without a password.
mkdir -p redis && printf '#!/bin/sh\nexec "$@" --protected-mode no\n' > redis/entrypoint.sh && chmod +x redis/entrypoint.sh
cat > redis/Dockerfile <<'END'
FROM karyon-stand-in-debian
RUN usermod -u 999 redis && mkdir /data && chown 999:999 /data
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
cat > elasticsearch/tool.sh <<'END'
#!/bin/bash
# The tools of the server go by the names that they are called by, and ask for these parts of it.
cd "$ES_HOME"
case $(basename "$0") in
  elasticsearch-keystore) libs=lib/tools/keystore-cli ;;
  *) libs=modules/x-pack-core,modules/x-pack-security,lib/tools/security-cli ;;
esac
exec "$ES_HOME/jdk/bin/java" -Xms4m -Xmx128m -XX:+UseSerialGC "-Dcli.script=$0" -Dcli.name= "-Dcli.libs=$libs" \
  "-Des.path.home=$ES_HOME" "-Des.path.conf=$ES_HOME/config" -Des.distribution.type=docker \
  -cp "$ES_HOME/lib/*:$ES_HOME/lib/cli-launcher/*" org.elasticsearch.launcher.CliToolLauncher "$@"
END
cat > elasticsearch/entrypoint.sh <<'END'
#!/bin/bash
set -e
# Anything but a server is run as it is.
[ $# = 0 ] || [ "$1" = eswrapper ] || exec "$@"
cd "$ES_HOME"
export ES_PATH_CONF=$ES_HOME/config ES_TMPDIR=$ES_HOME/tmp ES_JAVA_HOME=$ES_HOME/jdk JAVA=$ES_HOME/jdk/bin/java JAVA_TYPE=ES_JAVA_HOME
export ES_DISTRIBUTION_TYPE=docker HOME=$ES_HOME CLI_JAVA_OPTS='-Xms4m -Xmx64m -XX:+UseSerialGC'
{ echo 'network.host: 0.0.0.0'; tr '\0' '\n' < /proc/$$/environ | sed -nE 's/^([a-z_]+(\.[a-z_]+)+)=(.*)$/\1: "\3"/p'; } > config/elasticsearch.yml
printf '%s\n' -XX:+UseSerialGC -XX:-AlwaysPreTouch "-Djava.io.tmpdir=$ES_TMPDIR" -Dorg.apache.lucene.store.defaultReadAdvice=normal > config/jvm.options
printf '%s\n' 'appender.console.type = Console' 'appender.console.name = console' 'appender.console.layout.type = PatternLayout' \
  'appender.console.layout.pattern = [%d][%-5p] %m%n' 'rootLogger.level = info' 'rootLogger.appenderRef.console.ref = console' > config/log4j2.properties
if [ -n "${ELASTIC_PASSWORD:-}" ] && [ ! -f config/elasticsearch.keystore ]; then
  bin/elasticsearch-keystore create --silent
  printf %s "$ELASTIC_PASSWORD" | bin/elasticsearch-keystore add --stdin --silent bootstrap.password
fi
exec "$JAVA" $CLI_JAVA_OPTS "-Djava.io.tmpdir=$ES_TMPDIR" -cp "$ES_HOME/lib/tools/server-launcher/*" org.elasticsearch.server.launcher.ServerLauncher
END
cat > elasticsearch/Dockerfile <<'END'
FROM karyon-stand-in-debian
ENV ES_HOME=/usr/share/elasticsearch
COPY home /usr/share/elasticsearch
COPY jdk /usr/share/elasticsearch/jdk
COPY entrypoint.sh /usr/local/bin/docker-entrypoint.sh
COPY tool.sh /usr/share/elasticsearch/bin/elasticsearch-keystore
COPY tool.sh /usr/share/elasticsearch/bin/elasticsearch-certutil
RUN cd $ES_HOME && mkdir -p data tmp logs && chown 1000:0 . config data tmp logs && chmod +x bin/* /usr/local/bin/docker-entrypoint.sh
USER 1000:0
WORKDIR /usr/share/elasticsearch
EXPOSE 9200
ENTRYPOINT ["/usr/local/bin/docker-entrypoint.sh"]
END
docker build -t docker.elastic.co/elasticsearch/elasticsearch:9.4.3 elasticsearch

# Nginx without root: its configuration is in conf.d, what it writes in /tmp.
mkdir -p nginx
cat > nginx/nginx.conf <<'END'
pid /tmp/nginx.pid;
error_log /dev/stderr;
events {}
http {
  access_log /dev/stdout;
  client_body_temp_path /tmp/client;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  include /etc/nginx/conf.d/*.conf;
}
END
cat > nginx/Dockerfile <<'END'
FROM karyon-stand-in-debian
COPY nginx.conf /etc/nginx/nginx.conf
RUN useradd --uid 101 --no-create-home nginx || true
USER 101
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
END
docker build -t nginxinc/nginx-unprivileged:1.29-alpine nginx
docker images
