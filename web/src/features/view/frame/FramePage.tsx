import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { LuExternalLink } from '../../../ui/icons'
import looks from '../../../ui/layout/looks.module.css'
import { useTitle } from '../../../ui/title/title'
import { framedPage } from './address'
import { FrameOriginsDocument } from './frame.generated'
import css from './frame.module.css'
import { texts } from './texts'

/** Time after which a note says that the page does not appear. */
const PATIENCE_MS = 10_000

function Refusal({ refusal, help, url }: { refusal: string; help?: string; url?: URL }) {
  return (
    <div className={css.refusal} role="alert">
      <h2>{refusal}</h2>
      {help && <p>{help}</p>}
      {url && <OpenLink url={url} />}
    </div>
  )
}

const OpenLink = ({ url }: { url: URL }) => (
  <a className={css.open} href={url.href} target="_blank" rel="noopener noreferrer">
    <LuExternalLink aria-hidden /> {texts.open}
  </a>
)

/**
 * Framed page. A browser does not tell whether the other site allows framing: a note appears if the page does not come,
 * and explains a blank one, with a way around it.
 */
function Shown({ url }: { url: URL }) {
  const [state, setState] = useState<'opening' | 'shown' | 'silent'>('opening')
  useTitle(url.host, texts.title)
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'opening' ? 'silent' : now)), PATIENCE_MS)
    const blocked = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') setState('silent')
    }
    document.addEventListener('securitypolicyviolation', blocked)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', blocked)
    }
  }, [])
  return (
    <>
      <p className={css.head}>
        <span role="status">{state === 'opening' ? texts.opening(url.host) : texts.shown(url.host)}</span>
        {state === 'shown' && <span className={looks.faint}>{texts.blank}</span>}
        <OpenLink url={url} />
      </p>
      {state === 'silent' && <Refusal refusal={texts.refused.silent(url.host)} help={texts.refused.silentHelp} />}
      <iframe
        className={css.page}
        title={`${texts.title} ${url.host}`}
        src={url.href}
        hidden={state === 'silent'}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        allow=""
        onLoad={() => setState('shown')}
      />
    </>
  )
}

/** /myiframe?src=: shows a page of another host on the server's list. */
export default function FramePage() {
  const [params] = useSearchParams()
  const { data, error, refetch } = useQuery(FrameOriginsDocument)
  const framed = data && framedPage(params.get('src'), data.frameOrigins, window.location.origin)
  return (
    <div className={css.frame} aria-busy={!framed && !error}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      {/* A failed retry is reported as `error`. */}
      {error && <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {framed && ('url' in framed ? <Shown key={framed.url.href} url={framed.url} /> : <Refusal {...framed} />)}
    </div>
  )
}
