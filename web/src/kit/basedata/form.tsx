import type { TypedDocumentNode } from '@apollo/client'
import type { ComponentType } from 'react'
import { useCommand } from '../../apollo/useCommand'
import { type Fields, labelsOf } from '../fields'
import { AddDrawer, nothingAsked } from '../form/AddDrawer'
import { EditDrawer } from '../form/EditDrawer'
import type { FormValues } from '../form/values'
import type { EditProps } from '../record/kind'
import type { OneOf } from '../record/useRecord'
import type { BaseDetail } from './looks'
import { texts } from './texts'

/** Members that every row of base data has. */
export interface BaseRow {
  id: string
  enabled: boolean
  version: number
  allowedActions: readonly string[]
}

/** Default permissions of adding and changing. */
const OF_ALL = { add: 'chain:basedata:add', edit: 'chain:basedata:edit' }

type Key = { idempotencyKey?: string | null | undefined }
type Texts<Values> = { [Name in keyof Values]: string }

interface Declared<Row, Detail, F, Values, Input, Data> {
  /** Name of a row, such as 车辆. */
  what: string
  fields: F
  /** Labels of form members that differ from their fields'. */
  labels?: Readonly<Record<string, string>>
  one: OneOf<Data, Detail>
  nameOf: (row: Row) => string
  permissions?: { add: string; edit: string }
  create: TypedDocumentNode<unknown, { input: Input } & Key>
  update: TypedDocumentNode<unknown, { id: string; version: number; input: Input } & Key>
  values: FormValues<Values, Input>
  /** Fields of the form. */
  Inputs: ComponentType
  /** Hook: text of a form value for the differences between two people; the value itself by default. */
  useShown?: () => (field: string, value: string) => string
  /** Hook: question before a row is written, which may refuse it. */
  useCheck?: () => (input: Input, row?: Detail) => Promise<unknown>
}

/** Kind of base data in the form of its forms. */
export interface BaseDataForm<Row, Detail, F, Values>
  extends Omit<Declared<Row, Detail, F, Values, unknown, unknown>, 'create' | 'update'> {
  permissions: { add: string; edit: string }
  create: TypedDocumentNode<unknown, { input: unknown } & Key>
  update: TypedDocumentNode<unknown, { id: string; version: number; input: unknown } & Key>
}

type AnyRow = BaseRow & Readonly<Record<string, unknown>>
type AnyForm = BaseDataForm<AnyRow, AnyRow, Fields, Record<string, string>>

/** Declares the forms of a kind of base data: one for a new row and one for a change. */
export const baseDataForm =
  <Row extends BaseRow>() =>
  <const F extends Fields, Values extends Texts<Values>, Input, Data, Detail extends Row & BaseDetail>(
    declared: Declared<Row, Detail, F, Values, Input, Data>,
  ): BaseDataForm<Row, Detail, F, Values> =>
    ({ permissions: OF_ALL, ...declared }) as unknown as BaseDataForm<Row, Detail, F, Values>

interface AddProps<Row, Detail, F, Values> {
  form: BaseDataForm<Row, Detail, F, Values>
  /** First values of a new row. */
  known?: Partial<Values>
  onClose: () => void
  onSaved: () => void
}

const unchecked = () => async () => undefined
const toldAsHeld = () => undefined

/** Drawer of a new row, which may have first values. */
export function AddRow<Row, Detail, F, Values>({ form, known, onClose, onSaved }: AddProps<Row, Detail, F, Values>) {
  const { what, permissions, create, values, Inputs, useCheck = unchecked } = form as unknown as AnyForm
  const { run } = useCommand(create)
  const check = useCheck()
  return (
    <AddDrawer<Record<string, string>, true>
      title={texts.add(what)}
      submit={texts.save}
      permission={permissions.add}
      defaultValues={{ ...values.empty, ...known }}
      asked={nothingAsked}
      save={async (given) => {
        const input = values.inputOf(given)
        await check(input)
        return (await run({ input })) === null ? null : texts.added
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      {() => <Inputs />}
    </AddDrawer>
  )
}

/** Drawer of a change. */
export function EditRow<Row, Detail, F, Values>(props: EditProps & { form: BaseDataForm<Row, Detail, F, Values> }) {
  const { form, ...rest } = props
  const { what, fields, labels, one, nameOf, permissions, update, values, Inputs, ...hooks } =
    form as unknown as AnyForm
  const { useShown = toldAsHeld, useCheck = unchecked } = hooks
  const { run } = useCommand(update)
  const shown = useShown()
  const check = useCheck()
  return (
    <EditDrawer
      {...rest}
      one={one}
      title={texts.edit(what)}
      missing={texts.missing(what)}
      permission={permissions.edit}
      labels={{ ...labelsOf(fields), ...labels }}
      {...(shown ? { shown } : {})}
      nameOf={nameOf}
      valuesOf={values.valuesOf}
      save={async (given: Record<string, string>, row, version) => {
        const input = values.inputOf(given)
        await check(input, row)
        return run({ id: row.id, version, input })
      }}
    >
      {() => <Inputs />}
    </EditDrawer>
  )
}
