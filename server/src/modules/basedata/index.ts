import { defineDomain } from '../domain.js'
import { basedataPermissions } from './permissions.js'
import { basedataErrors } from './texts.js'

export { changesOf, retiredKeys, usesByName, usesIn } from './basedata.queries.js'
export { basedataResolver } from './basedata.resolver.js'
export { BaseDataService } from './basedata.service.js'
export { BaseDataChange } from './basedata.view.js'
export { type BaseData, type UseOfBaseData, usesOfBaseData, type Written } from './definition.js'
export { basedataTable, mergedTable } from './fields.js'
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

/** Base data of a company: the verbs of all kinds. Each kind is declared in its own domain. */
export const basedata = defineDomain({
  name: 'basedata',
  errors: basedataErrors,
  permissions: basedataPermissions,
  services: () => ({}),
})
