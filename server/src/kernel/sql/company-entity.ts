import 'reflect-metadata'
import type { Opt } from '@mikro-orm/core'
import { Filter, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../values/id.js'

/**
 * A row of one company. The filter is on by default and throws when nobody said which company, so that a forgotten scope
 * fails instead of leaking; the primary key carries the company too, so that updates by the unit of work never lose it.
 */
@Filter({ name: 'company', cond: (args) => ({ companyId: args.companyId }), default: true })
export abstract class CompanyEntity {
  @PrimaryKey({ type: 'uuid' })
  companyId!: string

  @PrimaryKey({ type: 'uuid' })
  id: Opt<string> = newId()
}

/** A row of one company that people edit: the version refuses a stale write. */
export abstract class VersionedEntity extends CompanyEntity {
  @Property({ type: 'integer', version: true })
  version: Opt<number> = 1

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'datetime', onUpdate: () => new Date() })
  updatedAt: Opt<Date> = new Date()
}
