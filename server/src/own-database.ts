import type { Database } from './kernel/sql/database.js'
import { entities, views } from './modules/entities.js'
import { type DatabaseOptions, openDatabase } from './platform/database/database.js'

/**
 * Opens the database of this program, with the tables and views of all its domains; connections are made when they are
 * wanted.
 */
export const openOwnDatabase = (options: Omit<DatabaseOptions, 'entities'>): Promise<Database> =>
  openDatabase({ ...options, entities: [...entities, ...views] })
