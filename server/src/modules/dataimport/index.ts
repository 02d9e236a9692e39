import { defineDomain } from '../domain.js'
import type { DataImportKind } from '../import/index.js'
import { type NodeType, nodeEdgesOf } from '../node/index.js'
import { DataImportResolver } from './data-import.resolver.js'
import { DataImportService } from './data-import.service.js'
import { DataImportRowView } from './data-import.view.js'
import { publishedByDataImport } from './entities.js'

export { DataImportOutcome } from './enums.js'

/** Types of the records of each kind, as far as they are found by their ids. */
const nodesOf: ReadonlyMap<string, `${NodeType}`> = new Map<`${DataImportKind}`, `${NodeType}`>([
  ['TRUCK', 'TRUCK'],
  ['CAPTAIN', 'CAPTAIN'],
  ['DRIVER', 'DRIVER'],
  ['MACHINE', 'MACHINE'],
  ['SITE', 'DUMP_SITE'],
  ['PROJECT', 'PROJECT'],
  ['SOIL', 'SOIL'],
  ['PHASE', 'PROJECT_PHASE'],
  ['PAYEE', 'PAYEE'],
])

/** Imports of base data by spreadsheet, with the same calls for every kind. */
export const dataImport = defineDomain({
  name: 'dataimport',
  published: publishedByDataImport,
  services: (world) => ({ dataImports: new DataImportService(world.ground.database, () => world.imports()) }),
  resolvers: ({ dataImports }) => [
    new DataImportResolver(dataImports),
    ...nodeEdgesOf(DataImportRowView, {
      name: 'target',
      by: 'targetId',
      typeOf: ({ kind }) => nodesOf.get(kind),
      label: '对应的基础资料或收款人；人员、分期实测、项目单价的为空，不可查看的人看不到',
    }),
  ],
  weights: { heavy: ['uploadDataImport'] },
})
