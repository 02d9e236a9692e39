import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { VersionedEntity } from '../../../kernel/sql/company-entity.js'
import type { CardKind, CardStatus, CardType } from '../enums.js'

/** An electronic settlement card as it is changed; lists read it as a `CardView`. */
@Entity({ tableName: 'card' })
export class Card extends VersionedEntity {
  @Property({ type: 'text' })
  cardNo!: string

  @Property({ type: 'text' })
  kind!: CardKind

  @Property({ type: 'text' })
  cardType!: CardType

  @Property({ type: 'text' })
  status!: CardStatus

  @Property({ type: 'uuid' })
  captainId!: string

  @Property({ type: 'uuid', nullable: true })
  parentId!: string | null

  @Property({ type: 'datetime', nullable: true })
  bindingDate!: Date | null

  /** The giver: free text, no account. Setting it makes the card eligible for a receipt. */
  @Property({ type: 'text', nullable: true })
  giver!: string | null

  @Property({ type: 'datetime', nullable: true })
  giveDatetime!: Date | null

  @Property({ type: 'uuid', nullable: true })
  givePayeeId!: string | null

  @Property({ type: 'decimal', nullable: true })
  giveSettleAmount!: string | null
}
