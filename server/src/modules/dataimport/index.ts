import { defineDomain } from '../domain.js'
import { DataImportResolver } from './data-import.resolver.js'
import { DataImportService } from './data-import.service.js'
import { publishedByDataImport } from './entities.js'

export { DataImportOutcome } from './enums.js'

/** Imports of base data by spreadsheet, with the same calls for every kind. */
export const dataImport = defineDomain({
  name: 'dataimport',
  published: publishedByDataImport,
  services: (world) => ({ dataImports: new DataImportService(world.ground.database, () => world.imports()) }),
  resolvers: ({ dataImports }) => [new DataImportResolver(dataImports)],
  weights: { heavy: ['uploadDataImport'] },
})
