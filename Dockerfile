# Builds with everything, runs with the packages of production alone, as nobody in particular.
FROM node:24-bookworm-slim AS packages
WORKDIR /carenest
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim AS build
WORKDIR /carenest
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
# To try the image without a database and mail: -e DEMO=true -e HOST=0.0.0.0
ENV NODE_ENV=production DEMO=false DATA_DIR=/data PORT=4000
WORKDIR /carenest
COPY --from=packages /carenest/node_modules ./node_modules
COPY --from=build /carenest/dist ./dist
COPY package.json ./
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=4 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process, so that it hears the word to stop.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
