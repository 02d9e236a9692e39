import { defineDomain } from '../domain.js'
import { type NodeType, nodeEdgesOf } from '../node/index.js'
import { type BaseDataChange, BaseDataMerge, type BaseDataUse } from './basedata.view.js'
import { basedataPermissions } from './permissions.js'
import { basedataErrors } from './texts.js'

export { changesOf, retiredKeys, usesByName, usesIn } from './basedata.queries.js'
export { basedataResolver } from './basedata.resolver.js'
export { BaseDataService } from './basedata.service.js'
export { BaseDataChange } from './basedata.view.js'
export { type BaseData, type UseOfBaseData, usesOfBaseData, type Written } from './definition.js'
export { basedataTable, closedOfBaseData, mergedTable } from './fields.js'
export { changeOf, recorded } from './history.js'
export type { BaseDataColumn, BaseDataImport, NamedRow, Reference } from './import/definition.js'
export { basedataImporting } from './import/importing.js'
export {
  type Hauled,
  hauled,
  type MergeOfBaseData,
  type Merging,
  mergeActions,
  mergedEdge,
  mergeRefused,
  mergesIn,
  mergesOfBaseData,
  refuseMerged,
} from './merge.js'
export { mergedColumns } from './merge.queries.js'
export { mergeResolver } from './merge.resolver.js'
export { MergeService } from './merge.service.js'

/** Types of the records of each kind that is merged. */
const nodesOf = new Map<string, `${NodeType}`>([
  ['truck', 'TRUCK'],
  ['machine', 'MACHINE'],
  ['site', 'DUMP_SITE'],
  ['project', 'PROJECT'],
  ['soil', 'SOIL'],
  ['projectPhase', 'PROJECT_PHASE'],
])
/** Record on one side of a merge. */
const side = (name: 'kept' | 'dropped', label: string) => ({
  name,
  by: `${name}Id` as const,
  typeOf: ({ entity = '' }: BaseDataMerge) => nodesOf.get(entity),
  label,
})

/** Base data of a company: the verbs of all kinds. Each kind is declared in its own domain. */
export const basedata = defineDomain({
  name: 'basedata',
  errors: basedataErrors,
  permissions: basedataPermissions,
  services: () => ({}),
  loaders: (load) => ({
    usesOfBaseData: load.byReader<BaseDataUse[]>(),
    changesOfBaseData: load.byReader<BaseDataChange[]>(),
  }),
  resolvers: () => [...nodeEdgesOf(BaseDataMerge, side('kept', '保留的资料'), side('dropped', '并入后停用的资料'))],
})
