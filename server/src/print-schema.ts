import { readFile, writeFile } from 'node:fs/promises'
import { readConfig } from './config.js'
import { createServices } from './container.js'
import { printWithCosts } from './graphql/published-cost.js'
import { openOwnDatabase } from './own-database.js'
import { unlimited } from './platform/database/limits.js'
import { InboxSms } from './platform/sms/sms.js'
import { createSchema } from './schema.js'

/** `print-schema.js FILE` writes the schema; `print-schema.js --check FILE` exits 1 when the file is not up to date. */
const [check, file = check] = process.argv.slice(2)
if (!file) throw new Error('usage: print-schema.js [--check] FILE')
// Services want a database, and the schema asks it for nothing: no connection is made.
const database = await openOwnDatabase({ url: 'postgres://nobody@localhost/nothing', pool: 1, limits: unlimited })
const services = createServices({ config: readConfig({}), database, sms: new InboxSms() })
const printed = printWithCosts(await createSchema(services))
await database.close()
if (check === '--check') {
  const same = (await readFile(file, 'utf8')) === printed
  if (!same) console.error(`${file} is not up to date: npm run schema`)
  process.exit(same ? 0 : 1)
}
await writeFile(file, printed)
