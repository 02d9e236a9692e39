import { Component, type ReactNode } from 'react'
import { RefusedAddress } from '../../ui/list/refusedAddress'
import { texts } from '../../ui/texts'
import { useTitle } from '../../ui/title/title'
import { AddressRefusal } from './AddressRefusal'
import css from './StatusPage.module.css'

interface Props {
  /** What the page was asked for: another address is another try. */
  address?: string
  children: ReactNode
}

interface State {
  error: Error | null
}

/** The class below can use no hook. */
function Titled() {
  useTitle(texts.errorTitle)
  return null
}

/** Keeps a fault of one page from taking the rest with it; code that a new release has replaced is fetched by reloading. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override componentDidUpdate({ address }: Props) {
    if (this.state.error instanceof RefusedAddress && address !== this.props.address) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (error instanceof RefusedAddress) return <AddressRefusal names={error.names} />
    return (
      <div className={css.page} role="alert">
        <Titled />
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
