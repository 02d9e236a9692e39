import { Fragment, useLayoutEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { signInPageOf } from '../../../shell/home'
import { late } from '../../../ui/late'
import { config } from './config'
import { LoginForm } from './LoginForm'
import css from './sign-in.module.css'
import { texts } from './texts'
import { useSignIn } from './useSignIn'

const NARROWEST = 1080
const WIDEST = 1920
/** A window of this many columns of 1rem; 16 px at a width of 1440. */
const COLUMNS = 90

/** Lets 1rem follow the window's width, clamped between 1080 and 1920 px, while the page is open. */
function useRootFontScale(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const scale = () => {
      const width = Math.min(Math.max(root.clientWidth, NARROWEST), WIDEST)
      root.style.fontSize = `${width / COLUMNS}px`
    }
    scale()
    window.addEventListener('resize', scale)
    return () => {
      window.removeEventListener('resize', scale)
      root.style.fontSize = ''
    }
  }, [])
}

// Few people need these when they sign in.
const CompanyDialog = late(() => import('./CompanyDialog'))
const CaptainForm = late(() => import('./CaptainForm'))
const ThirdPartyReturn = late(() => import('./third-party/ThirdPartyReturn'))

/** Sign-in by phone code or password. Built without the component library, so that the first page is light. */
export default function LoginPage() {
  useRootFontScale()
  const [year] = useState(() => new Date().getFullYear())
  const signIn = useSignIn()
  const [query] = useSearchParams()
  const isDesk = query.has('desk')
  return (
    <div className={css.page}>
      <section className={css.marketing} aria-label={texts.product}>
        <p className={css.brand}>
          <img src="/favicon.svg" alt="" />
          {texts.product}
        </p>
        <h1 className={css.slogan}>
          {texts.marketing.map((word) => (
            <Fragment key={word}>
              {word}
              <wbr />
            </Fragment>
          ))}
        </h1>
        <ul className={css.points}>
          {texts.points.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <svg className={css.scene} viewBox="0 0 800 220" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
          <path d="M0 150 120 96l90 36 130-86 120 92 90-46 110 66 140-70v132H0z" fill="rgb(255 255 255 / 7%)" />
          <path d="M0 186 160 132l120 40 150-62 130 66 120-34 120 36v42H0z" fill="rgb(255 255 255 / 9%)" />
          <g fill="#f0b35a">
            <path d="M470 138h92l14 40H462z" />
            <path d="M580 150h34l18 18v12h-52z" />
          </g>
          <g fill="#0f2547" stroke="#f0b35a" strokeWidth="5">
            <circle cx="490" cy="186" r="12" />
            <circle cx="540" cy="186" r="12" />
            <circle cx="610" cy="186" r="12" />
          </g>
        </svg>
      </section>
      <main className={css.side}>
        {query.has('state') ? (
          <ThirdPartyReturn />
        ) : query.has('captain') ? (
          <CaptainForm busy={signIn.busy} onSubmit={signIn.registerCaptain} />
        ) : (
          <LoginForm busy={signIn.busy} onSubmit={signIn.submit} onPassword={signIn.submitPassword} />
        )}
        <footer className={css.footer}>
          <span>{texts.copyright(year)}</span>
          <a href={config.filingUrl} target="_blank" rel="noreferrer">
            {config.filingNumber}
          </a>
          <Link to={signInPageOf(!isDesk)}>{isDesk ? texts.others : texts.deskTitle}</Link>
        </footer>
      </main>
      {signIn.choosing && (
        <CompanyDialog
          companies={signIn.choosing.companies}
          busy={signIn.busy}
          onChoose={signIn.choose}
          onDecline={signIn.decline}
          onCancel={signIn.cancel}
        />
      )}
    </div>
  )
}
