import { useApolloClient } from '@apollo/client/react'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRunner } from '../../apollo/command/useRunner'
import { download } from '../../apollo/download'
import { confirm } from '../../ui/feedback/confirmStore'
import { toast } from '../../ui/feedback/toastStore'
import { ReasonDialog } from './ReasonDialog'
import { labelOf, newsOf, type Offering, type Verb, type Verbs } from './verb'

interface Running {
  /** Asks the questions of a verb, runs it, and shows the result. */
  start: (verb: string, rows: readonly Offering[]) => void
  /** Running verb, and its record or the first of several. */
  running: { id: string; verb: string } | null
}

const VerbsContext = createContext<Running>({ start: () => undefined, running: null })

/** Verbs of records, inside RecordVerbs. */
export const useVerbs = (): Running => useContext(VerbsContext)

/** Opens the drawer of an address parameter. */
function useOpenDrawer(): (param: string, value: string) => void {
  const [params, setParams] = useSearchParams()
  return (param, value) => {
    const there = new URLSearchParams(params)
    there.set(param, value)
    setParams(there, { replace: params.has(param) })
  }
}

interface Props<Row extends Offering, Name extends string> {
  kind: Verbs<Row, Name>
  nameOf: (row: Row) => string
  /** Refreshes lists and details. */
  onChanged: () => void
  onRemoved?: (row: Row) => void
  /** Opens the form of a change that has no address. */
  onEdit?: (row: Row) => void
  /** Called with the ids of finished rows, which lose their selection. */
  onLeft?: (ids: readonly string[]) => void
  children: ReactNode
}

/** Provides the verbs of a kind of record, with their questions, reasons and dialogs. */
export function RecordVerbs<Row extends Offering, Name extends string>(props: Props<Row, Name>) {
  const { kind, nameOf, onChanged, onRemoved, onEdit, onLeft, children } = props
  const client = useApolloClient()
  const { run } = useRunner()
  const navigate = useNavigate()
  const openDrawer = useOpenDrawer()
  const [running, setRunning] = useState<Running['running']>(null)
  const [open, setOpen] = useState<{ verb: Verb<Row>; name: string; row: Row; rows: readonly Row[] } | null>(null)
  const finish = (verb: Verb<Row>, row: Row, done: readonly string[]) => {
    if (verb.removes) onRemoved?.(row)
    if (verb.leaves) onLeft?.(done)
    onChanged()
  }
  const perform = async (verb: Verb<Row>, name: string, row: Row, rows: readonly Row[]) => {
    const { opens, command } = verb
    if (opens === 'edit' && onEdit) return onEdit(row)
    if (opens) return openDrawer(...(opens === 'edit' ? (['edit', row.id] as const) : opens(row)))
    if (verb.to) return navigate(verb.to(rows))
    if (verb.reason || verb.Dialog) return setOpen({ verb, name, row, rows })
    const waiting = { id: row.id, verb: name }
    if (verb.file) {
      setRunning(waiting)
      return download(...verb.file(rows))
    }
    const asked = verb.ask?.(row, client)
    // The server may have to compute a question first.
    if (asked instanceof Promise) setRunning(waiting)
    const question = await asked
    if (question && !(await confirm(question))) return
    if (!command) return
    setRunning(waiting)
    if ((await run(command.document, command.variablesOf(row, ''))) === null) return
    toast.success(newsOf(verb, row))
    finish(verb, row, [row.id])
  }
  const start = (name: string, offered: readonly Offering[]) => {
    const verb = kind.verbs[name as Name]
    // Callers pass rows of the kind.
    const rows = offered as readonly Row[]
    const [row] = rows
    if (!row) return
    perform(verb, name, row, rows)
      .catch((error: unknown) => {
        toast.failure(error)
        // Another person may have been faster, so that the present state is loaded.
        if (!verb.file) onChanged()
      })
      .finally(() => setRunning(null))
  }
  const latest = useRef(start)
  latest.current = start
  const context = useMemo<Running>(() => ({ start: (...asked) => latest.current(...asked), running }), [running])
  const close = () => setOpen(null)
  const done = (ids?: readonly string[]) => open && finish(open.verb, open.row, ids ?? open.rows.map(({ id }) => id))
  return (
    <VerbsContext value={context}>
      {children}
      {open?.verb.Dialog && (
        <open.verb.Dialog verb={open.name} row={open.row} rows={open.rows} onClose={close} onDone={done} />
      )}
      {open?.verb.reason && (
        <ReasonDialog
          title={open.verb.reason.title}
          record={nameOf(open.row)}
          subject={kind.about(open.row)}
          outcome={open.verb.reason.outcome(open.row)}
          verb={labelOf(open.verb, open.row)}
          reasonLabel={open.verb.reason.label}
          optional={open.verb.reason.optional ?? false}
          danger={open.verb.danger ?? false}
          done={newsOf(open.verb, open.row)}
          run={async (reason) => {
            const { command } = open.verb
            return command ? run(command.document, command.variablesOf(open.row, reason)) : null
          }}
          onClose={close}
          onDone={done}
        />
      )}
    </VerbsContext>
  )
}
