import { Component, type ReactNode } from 'react'
import { texts } from '../../ui/texts'
import css from './StatusPage.module.css'

interface Props {
  children: ReactNode
}

interface State {
  error: Error | null
}

/** Keeps a fault of one page from taking the rest with it; code that a new release has replaced is fetched by reloading. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div className={css.page} role="alert">
        <h1 className={css.title}>{texts.errorTitle}</h1>
        <p className={css.note}>{error.message}</p>
        <div className={css.buttons}>
          <button type="button" className={css.primary} onClick={() => window.location.reload()}>
            {texts.reload}
          </button>
        </div>
      </div>
    )
  }
}
