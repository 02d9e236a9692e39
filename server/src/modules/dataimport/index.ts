import { defineDomain } from '../domain.js'
import { DataImportResolver } from './data-import.resolver.js'
import { DataImportService } from './data-import.service.js'
import { publishedByDataImport } from './published.js'

export { DataImportOutcome } from './enums.js'

/** What companies bring in by spreadsheet of the rows that they set up themselves: the calls are the same for every kind. */
export const dataImport = defineDomain({
  name: 'dataimport',
  published: publishedByDataImport,
  services: (world) => ({ dataImports: new DataImportService(world.ground.database, () => world.imports()) }),
  resolvers: ({ dataImports }) => [new DataImportResolver(dataImports)],
  weights: { heavy: ['uploadDataImport'] },
})
