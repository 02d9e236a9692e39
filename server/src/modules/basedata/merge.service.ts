import { z } from 'zod'
import type { Actor } from '../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../kernel/command/command.js'
import { DomainError } from '../../kernel/errors.js'
import { requiredTextOf } from '../../kernel/values/field-checks.js'
import { idKey } from '../../kernel/values/id.js'
import { idText, validate } from '../../kernel/values/validate.js'
import { assertUnlimited } from '../identity/index.js'
import type { BaseDataService } from './basedata.service.js'
import type { BaseDataMerge } from './basedata.view.js'
import { permissionsOf, type Use } from './definition.js'
import { mergeReason } from './fields.js'
import { type MergeOfBaseData, type Merging, refuseMerged } from './merge.js'
import { lockForMerge, type MergeRow } from './merge.queries.js'
import { basedataTexts as texts } from './texts.js'

export interface MergeGiven {
  keepId: string
  dropId: string
  reason: string
}

/**
 * Merges a duplicate row into another one of its kind. Open records then name the kept row; settled, approved or paid
 * ones go on naming the dropped row, which is retired for good and refers to the kept one.
 */
export class MergeService<
  View extends { id: string; enabled: boolean },
  Summary,
  Filter,
  Key extends string,
  Input extends object,
> {
  constructor(
    private readonly base: BaseDataService<View, Summary, Filter, Key, Input>,
    private readonly run: RunCommand,
    private readonly merges: () => readonly MergeOfBaseData[],
  ) {}

  /**
   * Merges the rows. MERGED, MERGE_KEEPS_RETIRED, MERGE_TOO_LARGE, or MERGE_REFUSED with the reason leave everything
   * unchanged.
   */
  async merge(actor: Actor, given: MergeGiven, asked: Asked = {}): Promise<BaseDataMerge> {
    const { what, entity } = this.base.data
    actor.assert(permissionsOf(this.base.data).edit)
    const title = texts.merge(what)
    // A member with a project limit cannot merge: records that he does not see would be left with a retired row.
    assertUnlimited(actor, title)
    const input = validate(mergeSchema(what), given, 'input')
    const name = `${entity}.merge`
    const answer = await this.run(actor, { name, title, input, ...askedOf(asked) }, async (tx) => {
      const { keep, drop, before } = await this.locked(tx, input)
      const merging: Merging = { what, keep, drop, reason: input.reason, name, title }
      const moved = await this.move(tx, merging)
      const changes = [drop, ...before].map(({ id }) => ({ id, columns: { enabled: false, merged_into: keep.id } }))
      await this.base.writeColumns(tx, changes, { reason: input.reason, beside: [keep.id] })
      const stayed = await this.base.countUses(tx.em, tx.actor, drop.id)
      return { entity, keptId: keep.id, keptName: keep.name, droppedId: drop.id, droppedName: drop.name, moved, stayed }
    })
    this.base.forget?.()
    return answer
  }

  private async locked(tx: Tx, { keepId, dropId }: MergeGiven) {
    const { what } = this.base.data
    const found = await lockForMerge(tx, this.base.data, keepId, dropId)
    const byId = (id: string) => found.find((row) => row.id === idKey(id))
    const [keep, drop] = [byId(keepId), byId(dropId)]
    if (!keep || !drop) throw new DomainError('NOT_FOUND', { what })
    for (const { id, mergedInto } of [drop, keep]) if (mergedInto !== null) await refuseMerged(tx, this.base.data, id)
    if (!keep.enabled) throw new DomainError('MERGE_KEEPS_RETIRED', { what, name: keep.name })
    return { keep, drop, before: found.filter((row: MergeRow) => row !== keep && row !== drop) }
  }

  private async move(tx: Tx, merging: Merging): Promise<Use[]> {
    const moved: Use[] = []
    const all = this.merges().filter(({ entity }) => entity === this.base.data.entity)
    const own = [...all.filter(({ last }) => !last), ...all.filter(({ last }) => last)]
    const holds: (() => Promise<void>)[] = []
    for (const { hold } of own) if (hold) holds.push(await hold(tx, merging))
    for (const { label, move } of own) {
      if (move === 'stays') continue
      const count = await move(tx, merging)
      if (count > 0) moved.push({ label, count })
    }
    for (const hold of holds) await hold()
    return moved
  }
}

const mergeSchema = (what: string) =>
  z
    .object({ keepId: idText(what), dropId: idText(what), reason: requiredTextOf(mergeReason) })
    .refine(({ keepId, dropId }) => idKey(keepId) !== idKey(dropId), { error: texts.mergeSelf, path: ['dropId'] })
