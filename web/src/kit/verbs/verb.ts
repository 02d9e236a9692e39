import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { FunctionComponent, ReactNode } from 'react'
import type { Shown } from '../../apollo/refetchShowing'
import type { ConfirmOptions } from '../../ui/feedback/confirmStore'
import { texts } from '../texts'

/** Record with the verbs that the server offers on it. */
export interface Offering {
  id: string
  /** Version; undefined for records that are never changed. */
  version?: number
  /** Allowed verbs; undefined for records without any. */
  allowedActions?: readonly string[]
  refusedActions?: readonly { action: string; reason: string }[]
}

/** Mutation with its variables for a record; made by `commandOf`. */
export interface Command<Row> {
  document: TypedDocumentNode<unknown, OperationVariables>
  variablesOf: (row: Row, reason: string) => OperationVariables
}

type Variables<V> = Omit<V, 'idempotencyKey'>

/**
 * Mutation of a verb; by default its input is the id, the version that the person has seen, and a reason if one is
 * asked for.
 */
export function commandOf<Row extends Offering, Data, V extends OperationVariables>(
  document: TypedDocumentNode<Data, V>,
  variablesOf: (row: Row, reason: string) => Variables<V> = ({ id, version }, reason) =>
    ({ id, version, ...(reason ? { reason } : {}) }) as unknown as Variables<V>,
): Command<Row> {
  return { document: document as TypedDocumentNode<unknown, OperationVariables>, variablesOf }
}

/** Reason to ask for before a verb. */
export interface Reason<Row> {
  title: string
  label: string
  /** Consequence of the verb. */
  outcome: (row: Row) => ReactNode
  /** Whether the reason is optional. */
  optional?: true
}

/** Props of a dialog of a verb. */
export interface DialogProps<Row> {
  /** Record, or the first of several. */
  row: Row
  rows: readonly Row[]
  /** Name of the verb. */
  verb: string
  onClose: () => void
  /** Refreshes lists and details; for several rows it gets the ids of the finished ones, all by default. */
  onDone: (ids?: readonly string[]) => void
}

/** Download of a file: its address, the request, and a name unless the server gives one. */
export type FileRequest = readonly [url: string, init: RequestInit, name: string]

/**
 * Verb on a kind of record: a mutation that runs at once, after a question or with a reason; a dialog of its own; a
 * link, or a file. With a selection it gets several rows.
 */
export interface Verb<Row> {
  label: string | ((row: Row) => string)
  command?: Command<Row>
  /** Address of a link. */
  to?: (rows: readonly Row[]) => string
  /** File to download. */
  file?: (rows: readonly Row[]) => FileRequest
  /** Permission that it needs, if the server's offers do not include it. */
  permission?: string
  /** Whether people without its permission do not see it. */
  hides?: true
  /** Reason against it, if the server's offers do not include it; null when it is possible. */
  against?: (rows: readonly Row[]) => string | null
  /** Question before it; null for none. */
  ask?: (row: Row, client: ApolloClient) => ConfirmOptions | null | Promise<ConfirmOptions | null>
  reason?: Reason<Row>
  Dialog?: FunctionComponent<DialogProps<Row>>
  /** Drawer that it opens: the form of a change, or that of an address parameter. */
  opens?: 'edit' | ((row: Row) => readonly [param: string, value: string])
  /** Whether it only views something: then it is always enabled, beside 查看. */
  looks?: true
  /** Whether it removes something. */
  danger?: true
  /** Whether it removes the record from the list. */
  removes?: true
  /** Whether its rows lose their selection. */
  leaves?: true
  /** Message of success. */
  done?: string | ((row: Row) => string)
}

export interface Verbs<Row, Name extends string> {
  verbs: Readonly<Record<Name, Verb<Row>>>
  /** Verbs of a record in its present state; all by default. */
  of?: (row: Row) => readonly NoInfer<Name>[]
  /** Verb that the record waits for. */
  first?: (row: Row) => NoInfer<Name> | null
  /** Record in a line, for questions and reasons: number, subject and amount. */
  about: (row: Row) => string
  /** Verbs that rows show side by side, all or by name; by default only the next step is outside of the menu. */
  inline?: true | readonly NoInfer<Name>[]
  /** Label of that menu; 更多 by default. */
  menu?: string
  /** Permission for viewing a record, if it differs from the list's. */
  viewPermission?: string
  /** Width of their column, in pixels. */
  width: number
  /** Types of rows that they change: open pages with such rows are refreshed. */
  changes: readonly Shown[]
}

export const namesOf = <Row, Name extends string>({ verbs, of }: Verbs<Row, Name>, row: Row): readonly Name[] =>
  of ? of(row) : (Object.keys(verbs) as Name[])

/** Reason why a verb is disabled, in the server's words; null when it is not. */
export const reasonAgainst = (
  action: string,
  { allowedActions, refusedActions }: Pick<Offering, 'allowedActions' | 'refusedActions'>,
): string | null =>
  allowedActions?.includes(action)
    ? null
    : (refusedActions?.find((refused) => refused.action === action)?.reason ?? texts.notAllowed)

/** First reason among the rows. */
export const firstReason = <Row>(rows: readonly Row[], reason: (row: Row) => string | null): string | null =>
  rows.map(reason).find((told) => told !== null) ?? null

/** Reason why a verb is impossible on all of these rows; null when it is possible. */
export function reasonAgainstAll<Row extends Offering, Name extends string>(
  { verbs }: Verbs<Row, Name>,
  name: Name,
  rows: readonly Row[],
): string | null {
  const { looks, against, to, file, opens } = verbs[name]
  if (against) return against(rows)
  // Verbs that change nothing are not among the server's offers.
  if (looks || to || file || typeof opens === 'function') return null
  return firstReason(rows, (row) => reasonAgainst(name, row))
}

const said = <Row>(text: string | ((row: Row) => string), row: Row): string =>
  typeof text === 'string' ? text : text(row)

export const labelOf = <Row>({ label }: Verb<Row>, row: Row): string => said(label, row)

/** Message of success of a verb. */
export const newsOf = <Row>({ done, removes }: Verb<Row>, row: Row): string =>
  said(done ?? (removes ? texts.deleted : texts.done), row)
