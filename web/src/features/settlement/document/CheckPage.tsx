import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { request } from '../../../apollo/request'
import { stateTones } from '../../../gql/stateTones'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { LuCircleAlert, LuCircleCheck, LuCircleX, LuSearchX } from '../../../ui/icons'
import { useTitle } from '../../../ui/title/title'
import css from './CheckPage.module.css'
import { CheckDocumentDocument, type CheckDocumentQuery } from './check.generated'
import { texts } from './texts'

type PublicDocument = NonNullable<CheckDocumentQuery['publicDocument']>
type Answer = { document: PublicDocument | null } | { error: string } | null

const icons = { GENUINE: LuCircleCheck, ALTERED: LuCircleAlert, VOIDED: LuCircleX }

function useCheck(token: string): Answer {
  const [answer, setAnswer] = useState<Answer>(null)
  useEffect(() => {
    const abort = new AbortController()
    request(CheckDocumentDocument, { token }, { signal: abort.signal }).then(
      ({ publicDocument }) => setAnswer({ document: publicDocument ?? null }),
      (error: unknown) => {
        if (!abort.signal.aborted) setAnswer({ error: toRequestError(error).message })
      },
    )
    return () => abort.abort()
  }, [token])
  return answer
}

function Document({ document }: { document: PublicDocument }) {
  const Icon = icons[document.state]
  const lines: [string, string][] = [
    [texts.number, document.number],
    [texts.company, document.companyName],
    [texts.date, document.date],
    [texts.count, `${formatCount(document.cnt)} ${texts.countUnit}`],
  ]
  if (document.amount != null) lines.push([texts.amount, `${formatMoney(document.amount)} ${texts.amountUnit}`])
  return (
    <>
      <div className={css.state} data-tone={stateTones.DocumentState[document.state]}>
        <Icon aria-hidden size={52} />
        <strong>{texts.states[document.state]}</strong>
        <span>{texts.notes[document.state]}</span>
      </div>
      <dl className={css.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Nothing({ title, note }: { title: string; note?: string }) {
  return (
    <div className={css.state}>
      <LuSearchX aria-hidden size={52} />
      <strong>{title}</strong>
      {note && <span>{note}</span>}
    </div>
  )
}

/** Page behind the QR code of a printed document: whether it is genuine, and only facts that are printed on it. */
export default function CheckPage() {
  const { token = '' } = useParams()
  const answer = useCheck(token)
  const number = answer && 'document' in answer && answer.document?.number
  useTitle(...(number ? [number, texts.title] : ([null] as const)))
  return (
    <main className={css.page}>
      <section className={css.box} role="status" aria-busy={!answer}>
        <h1 className={css.title}>
          {texts.product} · {texts.title}
        </h1>
        {!answer && <p className={css.wait}>{texts.checking}</p>}
        {answer && 'error' in answer && <Nothing title={answer.error} />}
        {answer && 'document' in answer && answer.document && <Document document={answer.document} />}
        {answer && 'document' in answer && !answer.document && (
          <Nothing title={texts.unknown} note={texts.unknownNote} />
        )}
      </section>
    </main>
  )
}
