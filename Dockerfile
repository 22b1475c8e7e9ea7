# The image of the api and of the indexer: `docker compose up` builds it. Node 24 runs the TypeScript files as they are.

FROM node:24-slim AS build
WORKDIR /karyon
# Of a mirror, for those behind one; npm reads it by this name while the commands below run.
ARG npm_config_registry
COPY package.json package-lock.json ./
# No install scripts: the only one of use fetches Node 24, which is here already.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node node_modules/vite/bin/vite.js build web && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
WORKDIR /karyon
ENV NODE_ENV=production KARYON_STATE=/var/lib/karyon MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /var/lib/karyon && chown node:node /var/lib/karyon
COPY --from=build /karyon/package.json ./
COPY --from=build /karyon/node_modules ./node_modules
COPY --from=build /karyon/index-mappings ./index-mappings
COPY --from=build /karyon/config ./config
COPY --from=build /karyon/demo ./demo
COPY --from=build /karyon/indexer ./indexer
COPY --from=build /karyon/api ./api
COPY --from=build /karyon/web/dist ./web/dist
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--expose-gc", "api/main.ts"]
