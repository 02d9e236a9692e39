import { isVisible } from './page'
import { pageAt } from './pages'
import { useViewer } from './viewer'

/** Whether a link leads to a page that this person may see; other links are shown as plain text. */
export function useOpenable(): (url: string) => boolean {
  const viewer = useViewer()
  return (url) => {
    const page = pageAt(url.split('?')[0] ?? '')
    return page !== undefined && isVisible(page, viewer)
  }
}
