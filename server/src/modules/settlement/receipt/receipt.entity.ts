import type { Opt } from '@mikro-orm/core'
import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { CompanyEntity, VersionedEntity } from '../../../kernel/sql/company-entity.js'
import { CardType, ReceiptStatus } from '../enums.js'

/** A handover receipt: proof that a giver handed cards in. */
@Entity({ tableName: 'receipt' })
export class Receipt extends VersionedEntity {
  @Property({ type: 'text' })
  giveCardNo!: string

  @Property({ type: 'text' })
  giver!: string

  @Property({ type: 'text' })
  status: Opt<ReceiptStatus> = ReceiptStatus.OPEN

  /** The captain of all its cards, or null when they belong to several; decides which captain sees it. */
  @Property({ type: 'uuid', nullable: true })
  captainId!: string | null

  @Property({ type: 'integer' })
  cardCount!: number

  /** Waybills at the time of handing in. */
  @Property({ type: 'integer' })
  giveCardCnt!: number

  @Property({ type: 'datetime' })
  giveDatetime!: Date

  @Property({ type: 'text', nullable: true })
  voidReason: Opt<string> | null = null

  @Property({ type: 'uuid' })
  createdBy!: string

  @Property({ type: 'text' })
  createBy!: string
}

/** One card of a receipt, as it was handed in. At most one open line per card: the database holds that. */
@Entity({ tableName: 'receipt_line' })
export class ReceiptLine extends CompanyEntity {
  @Property({ type: 'uuid' })
  receiptId!: string

  @Property({ type: 'uuid' })
  cardId!: string

  @Property({ type: 'text' })
  settleCardNo!: string

  @Property({ type: 'text' })
  cardType: Opt<CardType> = CardType.PURCHASE

  @Property({ type: 'text' })
  projectName!: string

  @Property({ type: 'integer' })
  giveCardCnt!: number

  @Property({ type: 'datetime' })
  giveDatetime!: Date

  @Property({ type: 'uuid', nullable: true })
  givePayeeId!: string | null

  @Property({ type: 'decimal', nullable: true })
  giveSettleAmount!: string | null

  @Property({ type: 'text' })
  status: Opt<ReceiptStatus> = ReceiptStatus.OPEN
}
