import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { newId } from '../../../kernel/values/id.js'
import { validate } from '../../../kernel/values/validate.js'
import { lockCompany } from '../../company/index.js'
import { CARD } from '../card/history.js'
import { CardKind, CardType } from '../enums.js'
import { settlementTexts } from '../texts.js'
import { batchList, cardSeries, findBatch, insertBatch, lockSeries, nextCardNos } from './batch.queries.js'
import type {
  CardBatchFilter,
  CardBatchSortField,
  CardBatchSummary,
  CardBatchView,
  CardSeriesView,
  CreateCardsInput,
} from './batch.view.js'
import { batchTable, prefixField } from './fields.js'

const { cardSetup: texts } = settlementTexts
const BATCH = 'ZK'
const DIGITS = 6
/** The longest card number. */
const LENGTH = 15

const schema = z
  .object({
    prefix: requiredTextOf(prefixField)
      .transform((text) => text.toUpperCase())
      .refine((text) => /^[A-Z][0-9]*$/.test(text), { error: texts.prefix }),
    digits: z.int({ error: texts.digits }).min(3, { error: texts.digits }).max(10, { error: texts.digits }).nullish(),
    count: z.int({ error: texts.count }).min(1, { error: texts.count }).max(texts.maxCards, { error: texts.count }),
    kind: z.enum(CardKind, { error: texts.chooseKind }),
    cardType: z.enum(CardType, { error: texts.chooseType }),
  })
  .refine(({ prefix, digits }) => prefix.length + (digits ?? 0) <= LENGTH, { error: texts.tooLong, path: ['digits'] })

/** Batches of cards, made before they are handed out. */
export class CardBatchService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  list(
    actor: Actor,
    request: ListRequest<CardBatchFilter, CardBatchSortField>,
  ): Promise<Page<CardBatchView, CardBatchSummary>> {
    actor.assert('chain:card:get')
    return readList<CardBatchView, CardBatchSummary, CardBatchFilter, CardBatchSortField>(
      this.database.em.fork(),
      actor,
      batchList,
      request,
    )
  }

  find(actor: Actor, id: string): Promise<CardBatchView | undefined> {
    actor.assert('chain:card:get')
    return findBatch(this.database.em.fork(), actor, id)
  }

  series(actor: Actor): Promise<CardSeriesView[]> {
    actor.assert('chain:card:get')
    return cardSeries(this.database.em.fork(), actor)
  }

  /** Makes cards with the next free numbers of a series. CARD_SERIES_ENDS when it has fewer left. */
  create(actor: Actor, given: CreateCardsInput, asked: Asked = {}): Promise<CardBatchView> {
    actor.assert('chain:card:add')
    const input = validate(schema, given, 'input')
    return this.run(
      actor,
      { name: 'card.create', title: texts.titles.create, input, ...askedOf(asked) },
      async (tx) => {
        // Two series may have numbers in common, such as B and B0, so that a company makes one batch at a time.
        await lockCompany(tx)
        const cards = (await this.numbers(tx, input)).map((cardNo) => ({ id: newId(), cardNo }))
        const [batchNo = ''] = await nextNumbers(tx, BATCH, 1)
        const id = newId()
        const { prefix, kind, cardType } = input
        await insertBatch(tx, { id, batchNo, prefix, kind, cardType, cards })
        const made = { entity: CARD, field: 'batchNo', before: null, after: batchNo }
        await recordChanges(
          tx,
          cards.map((card) => ({ ...made, entityId: card.id })),
        )
        const batch = await findBatch(tx.em, tx.actor, id)
        if (!batch) throw new DomainError('NOT_FOUND', { what: batchTable.batchNo.label })
        return batch
      },
    )
  }

  private async numbers(tx: Tx, { prefix, digits, count }: z.output<typeof schema>): Promise<string[]> {
    const wanted = digits ?? Math.min(DIGITS, LENGTH - prefix.length)
    const own = await lockSeries(tx, prefix, wanted)
    if (digits != null && own !== digits)
      throw invalidInput([{ field: 'input.digits', message: texts.otherDigits(prefix, own) }])
    const numbers = await nextCardNos(tx, prefix, count)
    if (numbers.length < count) throw new DomainError('CARD_SERIES_ENDS', { prefix, left: numbers.length, count })
    return numbers
  }
}
