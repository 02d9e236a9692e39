import 'reflect-metadata'
import { Filter, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from './id.js'

/**
 * A row of one company. The filter is on by default and throws when nobody said which company, so that a forgotten scope
 * fails instead of leaking; the primary key carries the company too, so that updates by the unit of work never lose it.
 */
@Filter({ name: 'company', cond: (args) => ({ companyId: args.companyId }), default: true })
export abstract class CompanyEntity {
  @PrimaryKey({ type: 'uuid' })
  companyId!: string

  @PrimaryKey({ type: 'uuid' })
  id: string = newId()
}

/** A row of one company that people edit: the version refuses a stale write. */
export abstract class VersionedEntity extends CompanyEntity {
  @Property({ type: 'integer', version: true })
  version: number = 1

  @Property({ type: 'datetime' })
  createdAt: Date = new Date()

  @Property({ type: 'datetime', onUpdate: () => new Date() })
  updatedAt: Date = new Date()
}
