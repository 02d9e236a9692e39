import type { Opt } from '@mikro-orm/core'
import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { VersionedEntity } from '../../../kernel/sql/company-entity.js'
import { SettlementStatus } from '../enums.js'

/** What a company owes for a set of waybills of one project handed in by one giver (decisions §1). */
@Entity({ tableName: 'settlement' })
export class Settlement extends VersionedEntity {
  @Property({ type: 'text' })
  settleNo!: string

  @Property({ type: 'uuid' })
  projectId!: string

  @Property({ type: 'text' })
  projectName!: string

  /** The applicant: the giver who handed the cards in. */
  @Property({ type: 'text' })
  agentName!: string

  /** The accountant: the clerk who made the settlement. */
  @Property({ type: 'text' })
  settleName!: string

  @Property({ type: 'text' })
  status: Opt<SettlementStatus> = SettlementStatus.PENDING

  /** The captain of all its waybills, or null when they belong to several. */
  @Property({ type: 'uuid', nullable: true })
  captainId!: string | null

  /** The payee of all its waybills, or null when they differ or lack one. */
  @Property({ type: 'uuid', nullable: true })
  payeeId!: string | null

  @Property({ type: 'integer' })
  settleCnt!: number

  @Property({ type: 'decimal' })
  settleAmt!: string

  @Property({ type: 'decimal' })
  paidAmt: Opt<string> = '0.00'

  @Property({ type: 'text', nullable: true })
  remark: Opt<string> | null = null

  /** Why it was rejected. */
  @Property({ type: 'text', nullable: true })
  reason: Opt<string> | null = null

  @Property({ type: 'boolean' })
  deleted: Opt<boolean> = false

  @Property({ type: 'uuid', nullable: true })
  successorId: Opt<string> | null = null

  @Property({ type: 'uuid' })
  createdBy!: string

  @Property({ type: 'uuid', nullable: true })
  auditedBy: Opt<string> | null = null

  @Property({ type: 'datetime', nullable: true })
  auditedAt: Opt<Date> | null = null
}
