import { parseArgs } from 'node:util'
import { configOrExit } from './config.js'
import { createServices } from './container.js'
import { DomainError } from './kernel/errors.js'
import { smsOf } from './main.js'
import { openOwnDatabase } from './own-database.js'
import { migrate } from './platform/database/database.js'
import { serverOf } from './platform/database/embedded/embedded.js'
import { unlimited } from './platform/database/limits.js'

const USAGE = 'npm run platform-admin -- --mobile 13xxxxxxxxx [--name 姓名] [--remove]'

/** Lets the owner of a phone work at the platform's desk, or with --remove no more, and ends. */
const { values } = parseArgs({
  options: { mobile: { type: 'string' }, name: { type: 'string' }, remove: { type: 'boolean', default: false } },
})
const { mobile, name = '平台管理员', remove } = values
if (mobile === undefined) {
  console.error(USAGE)
  process.exit(2)
}
const config = configOrExit()
const server = await serverOf(config, { joins: true })
const database = await openOwnDatabase({ url: server.url, pool: 1, limits: unlimited })
try {
  await migrate(database)
  await createServices({ config, database, sms: smsOf(config) }).desk.setPerson({ mobile, name, enabled: !remove })
  console.log(remove ? `${mobile} 不再是平台管理员` : `${mobile} 已是平台管理员，请在登录页选择“平台运营”登录`)
} catch (error) {
  if (!(error instanceof DomainError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
  await server.stop()
}
