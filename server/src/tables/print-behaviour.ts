import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '../config.js'
import { createServices } from '../container.js'
import { openOwnDatabase } from '../own-database.js'
import { unlimited } from '../platform/database/limits.js'
import { InboxSms } from '../platform/sms/sms.js'
import { createSchema } from '../schema.js'
import { behavingDomains, behaviourOf, emptyPage } from './behaviour.js'

/** Program `tables/print-behaviour.js FOLDER`: writes the tables of each domain's page after its rules. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: tables/print-behaviour.js FOLDER')
// Services need a database object, but the schema never queries it: no connection is opened.
const database = await openOwnDatabase({ url: 'postgres://nobody@localhost/nothing', pool: 1, limits: unlimited })
const services = createServices({ config: readConfig({}), database, sms: new InboxSms() })
await createSchema(services)
for (const domain of await behavingDomains()) {
  const file = path.join(folder, `${domain}.md`)
  const page = existsSync(file) ? await readFile(file, 'utf8') : emptyPage(domain)
  await writeFile(file, await behaviourOf(domain, page, services))
}
await database.close()
