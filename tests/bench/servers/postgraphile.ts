import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

/**
 * PostGraphile 5 with its amber preset, over the same tables and a function that takes the same filter. It leaves out
 * relations whose index is partial, such as that of settlements to waybills, unless that plugin is off.
 */
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public', 'bench'] })],
  grafserv: { watch: false },
  grafast: { explain: false },
})
const serving = instance.createServ(grafserv)
const server = createServer()
await serving.addTo(server)
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'))

process.once('disconnect', () => process.exit())
