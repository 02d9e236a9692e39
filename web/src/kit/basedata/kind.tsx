import type { TypedDocumentNode } from '@apollo/client'
import type { ComponentType } from 'react'
import type { Shown } from '../../apollo/refetchShowing'
import { History } from '../../ui/history/History'
import type { Fact } from '../../ui/layout/Group'
import { FactsOf } from '../facts'
import type { Fields } from '../fields'
import { type AnyKind, bound, type RecordList, recordKind } from '../record/kind'
import { commandOf, type DialogProps, type Verb } from '../verbs/verb'
import { AddRow, type BaseDataForm, type BaseRow, EditRow } from './form'
import { type BaseDetail, EnabledBadge, Uses } from './looks'
import { MergeDialog, type Merging } from './MergeDialog'
import { mergeTexts, texts } from './texts'

type Written = TypedDocumentNode<unknown, { id: string; idempotencyKey?: string | null | undefined }>

interface Declared<Row, Detail, F, Values, Searching, Choices, Data, Summary> {
  /** Title of the page; by default the name of a row. */
  title?: string
  form: BaseDataForm<Row, Detail, F, Values>
  /** Parameter of the address for the shown row, such as truck. */
  param: string
  /** List; on a phone a card shows its facts. */
  list: Omit<RecordList<Row, Searching, Choices, Data, Summary>, 'card'> & { facts: readonly (keyof Row & string)[] }
  /** Facts in its head; unknown ones are left out. */
  about: (row: Row) => readonly (string | null | undefined)[]
  /** Facts of its detail, besides times and merged rows. */
  facts: (row: Detail) => readonly ((keyof F & keyof Detail & string) | Fact)[]
  /** Further part of the detail. */
  Beside?: ComponentType<{ row: Detail }>
  retire: Written
  restore: Written
  remove: Written
  /** Merging of duplicate rows; missing for a kind that cannot be merged. */
  merging?: Merging
  /** Further verbs, before that of retiring. */
  more?: Readonly<Record<string, Verb<Row>>>
  changes: readonly Shown[]
}

const byId = ({ id }: BaseRow) => ({ id })
const [PLAIN, WITH_MORE] = [200, 300]
const WRITTEN = ['createTime', 'updateTime']
const MERGED = ['mergedIntoName', 'mergedNames']

type DetailProps<Detail, F> = { row: Detail } & {
  fields: F
  facts: (row: Detail) => readonly string[]
  Beside: ComponentType<{ row: Detail }> | undefined
}

/** Detail of a row: its facts, its uses, and its history. */
function RowDetail<Detail extends BaseDetail>({ row, fields, facts, Beside }: DetailProps<Detail, Fields>) {
  return (
    <>
      <FactsOf title={texts.basic} fields={fields} of={row} facts={facts(row) as readonly (keyof Detail & string)[]} />
      {Beside && <Beside row={row} />}
      <Uses uses={row.uses} />
      <History withBlanks changes={row.history ?? []} />
    </>
  )
}

type MergeProps<Row> = DialogProps<Row> & {
  merging: Merging
  what: string
  permission: string
  nameOf: (row: Row) => string
}

function MergeRow<Row extends BaseRow>({ row, nameOf, merging, ...rest }: MergeProps<Row>) {
  return <MergeDialog {...merging} dropped={{ id: row.id, name: nameOf(row) }} {...rest} />
}

/**
 * Declares a kind of base data: rows that are created, changed, retired and deleted by the same verbs, whose detail
 * shows their uses and changes.
 */
export const baseDataKind =
  <Row extends BaseRow>() =>
  <const F extends Fields, Detail extends Row & BaseDetail, Values, Searching extends object, Choices, Data, Summary>(
    declared: Declared<Row, Detail, F, Values, Searching, Choices, Data, Summary>,
  ): AnyKind => {
    const { form, list, about, facts, Beside, merging, more, changes } = declared
    const { what, fields, nameOf, permissions } = form
    const verbs: Record<string, Verb<Row>> = {
      update: { label: texts.update, opens: 'edit' },
      ...more,
      ...(merging
        ? {
            merge: {
              label: mergeTexts.merge,
              Dialog: bound(MergeRow<Row>, { merging, what, permission: permissions.edit, nameOf }),
            },
          }
        : {}),
      retire: {
        label: texts.retire,
        command: commandOf(declared.retire, byId),
        ask: (row) => ({
          title: texts.retireTitle(what),
          content: texts.retireQuestion,
          about: texts.retireAbout(what, nameOf(row)),
        }),
      },
      restore: { label: texts.restore, command: commandOf(declared.restore, byId) },
      delete: {
        label: texts.delete,
        danger: true,
        removes: true,
        command: commandOf(declared.remove, byId),
        ask: (row) => ({
          title: texts.deleteTitle(what),
          content: texts.deleteQuestion,
          about: texts.deleteAbout(what, nameOf(row)),
          danger: true,
        }),
      },
    }
    const standing = [...(merging ? MERGED : []), ...WRITTEN]
    return recordKind<Row>()({
      texts: {
        title: declared.title ?? what,
        empty: texts.empty(what),
        drawer: what,
        missing: texts.missing(what),
        add: texts.add(what),
      },
      param: declared.param,
      opens: 'viewButton',
      nameOf,
      list: { ...list, card: { state: 'enabled', facts: [...list.facts, ...(merging ? ['mergedIntoName'] : [])] } },
      // Uses of a row are counted in every domain.
      one: { ...form.one, dear: true },
      width: 640,
      head: (row: Detail) => ({
        state: <EnabledBadge enabled={row.enabled} />,
        about: about(row).flatMap((part) => part || []),
      }),
      Detail: bound(RowDetail<Detail>, {
        fields,
        facts: (row: Detail) => [...facts(row), ...standing] as string[],
        Beside,
      }),
      verbs: {
        verbs,
        of: ({ allowedActions }) => Object.keys(verbs).filter((verb) => allowedActions.includes(verb)),
        first: ({ allowedActions }) => (allowedActions.includes('update') ? 'update' : null),
        about: nameOf,
        inline: true,
        width: merging || more ? WITH_MORE : PLAIN,
        changes,
      },
      addPermission: permissions.add,
      Add: bound(AddRow<Row, Detail, F, Values>, { form }),
      Edit: bound(EditRow<Row, Detail, F, Values>, { form }),
    })
  }
