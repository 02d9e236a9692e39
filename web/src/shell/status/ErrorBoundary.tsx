import { Component, type ReactNode } from 'react'
import looks from '../../ui/layout/looks.module.css'
import { RefusedAddress } from '../../ui/list/refusedAddress'
import { texts } from '../../ui/texts'
import { useTitle } from '../../ui/title/title'
import { AddressRefusal } from './AddressRefusal'
import css from './StatusPage.module.css'

interface Props {
  /** Address of the page; a change of it is another try. */
  address?: string
  children: ReactNode
}

interface State {
  error: Error | null
}

/** A class component can use no hooks, so that this function passes their results. */
function Titled() {
  useTitle(texts.errorTitle)
  return null
}

/** Keeps an error of one page from affecting others; code that a new release has replaced is loaded by a reload. */
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
        <p className={looks.quiet}>{error.message}</p>
        <div className={css.buttons}>
          <button type="button" className={css.primary} onClick={() => window.location.reload()}>
            {texts.reload}
          </button>
        </div>
      </div>
    )
  }
}
