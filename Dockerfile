# The server with its pages. Build: docker build -t portico . See docs/operations.md for compose.yaml and settings.
FROM node:24-trixie-slim AS build
WORKDIR /portico
# what is installed changes less often than what is built
COPY package.json package-lock.json ./
COPY tokens/package.json tokens/
COPY core/package.json core/
COPY components/package.json components/
COPY theme-builder/package.json theme-builder/
COPY reference-app/package.json reference-app/
RUN npm ci --no-audit --no-fund
COPY . .
RUN cd reference-app \
  && npx vite build \
  && npx vite build --ssr
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-trixie-slim
WORKDIR /portico
COPY --from=build /portico/package.json ./
COPY --from=build /portico/node_modules node_modules
# TypeScript runs as it is: the server's sources are the server
COPY --from=build /portico/tokens tokens
COPY --from=build /portico/core core
COPY --from=build /portico/components components
COPY --from=build /portico/theme-builder theme-builder
COPY --from=build /portico/reference-app reference-app
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production PORT=4400 PORTICO_DATA=/data PORTICO_DEMO=0
EXPOSE 4400
VOLUME /data
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# node itself and not npm, which would keep SIGTERM to itself
CMD ["node", "reference-app/server/main.ts"]
