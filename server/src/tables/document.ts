import type { EntityMetadata, EntityProperty } from '@mikro-orm/core'
import type { Database } from '../kernel/sql/database.js'
import { ownersOfTables, ownersOfViews } from '../modules/entities.js'
import { findReferences, type Reference } from './references.queries.js'
import { type Uses, usesIn } from './uses.js'

const HEAD = `# Tables

What each table and column means; made by \`npm run tables\` from the entities, the migrated database, and the statements of the sources. Who writes and
who reads a table are domains (\`server/src/modules/<domain>\`), or what stands beneath them (kernel, platform); what a list or a sheet joins counts as
reading. A key is marked with •, and what may be empty with ?. A view shows others what they may read of a domain's tables, and is only read.
`

/** Page docs/tables.md: the meaning of each table of a migrated database, and the domains that use it. */
export async function tablesDocument(database: Database, sources: string): Promise<string> {
  const entities = [...database.orm.getMetadata().getAll().values()]
  const uses = await usesIn(
    sources,
    entities.map(({ tableName, className }) => ({ table: tableName, entity: className })),
  )
  const references = await findReferences(database.em.fork())
  const described = new Map(
    entities.map((entity) => [entity.tableName, describe(entity, uses.get(entity.tableName), references)]),
  )
  const views: Record<string, readonly { tableName: string }[]> = ownersOfViews
  const sections = Object.entries(ownersOfTables).map(([owner, owned]) => {
    const shown = [...owned, ...(views[owner] ?? [])].map(({ tableName }) => described.get(tableName))
    return `\n## ${owner}\n\n${shown.join('\n')}`
  })
  return HEAD + sections.join('')
}

const describe = (entity: EntityMetadata, uses: Uses | undefined, references: readonly Reference[]): string =>
  entity.view ? describeView(entity, uses) : describeTable(entity, uses, references)

/** Meanings of a view's columns are those of the table. */
const describeView = ({ tableName, comment, props }: EntityMetadata, uses: Uses | undefined): string =>
  `### ${tableName}

${comment}

A view, read by ${names(uses?.reads ?? new Set())}: ${props.map(({ fieldNames }) => `\`${fieldNames[0]}\``).join(', ')}
`

const describeTable = (entity: EntityMetadata, uses: Uses | undefined, references: readonly Reference[]): string =>
  `### ${entity.tableName}

${entity.comment}

${usesOf(uses)}

| column | type | meaning |
| --- | --- | --- |
${entity.props.map((property) => lineOf(entity, property, references)).join('\n')}
`

const names = (users: Set<string>): string => [...users].sort().join(', ') || 'nobody here'
const usesOf = (use: Uses | undefined): string =>
  `Written by ${names(use?.writes ?? new Set())}; read by ${names(use?.reads ?? new Set())}.`

function lineOf({ tableName }: EntityMetadata, property: EntityProperty, references: readonly Reference[]): string {
  const { fieldNames, columnTypes, items, primary, nullable, generated, comment } = property
  const column = fieldNames[0] ?? ''
  const marks = `${primary ? ' •' : ''}${nullable ? '?' : ''}${generated ? ', generated' : ''}`
  const values = items && property.enum ? `：${items.map((item) => `\`${String(item)}\``).join(' ')}` : ''
  const to = references.filter((one) => one.table === tableName && one.column === column && one.to !== 'company')
  const leads = to.map((one) => ` → ${one.to}`).join('')
  return `| \`${column}\` | ${columnTypes[0]}${marks} | ${comment}${values}${leads} |`
}
