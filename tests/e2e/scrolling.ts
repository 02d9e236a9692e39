import type { Page } from 'playwright-core'

interface Move {
  /** Pixels per frame. */
  step: number
  frames: number
}

interface Seen {
  /** Scroll position at the end. */
  top: number
  /** Rows that a frame should have shown, and that were missing in the document. */
  missing: number[]
  /** Visible rows of a frame without their time or their truck. */
  emptyInView: number[]
  mostRows: number
}

/**
 * Scrolls the table of waybills by a number of pixels at each frame, and checks the visible rows before each is
 * painted.
 */
export async function move(page: Page, how: Move): Promise<Seen> {
  const columns = page.getByRole('columnheader')
  const names = await columns.allTextContents()
  const asked = ['出场时间', '装车车牌'].map((name) => names.indexOf(name))
  return page.getByRole('grid').evaluate(
    (table, { step, frames, asked }) =>
      new Promise<Seen>((resolve) => {
        const view = table.parentElement as HTMLElement
        const seen: Seen = { top: 0, missing: [], emptyInView: [], mostRows: 0 }
        const height = table.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0
        const heads = table.querySelector('thead')?.getBoundingClientRect().height ?? 0
        const look = () => {
          seen.mostRows = Math.max(seen.mostRows, table.querySelectorAll('tr').length)
          const first = Math.floor(view.scrollTop / height)
          const last = Math.ceil((view.scrollTop + view.clientHeight - heads) / height) - 1
          for (let index = first; index <= last; index++) {
            const row = table.querySelector(`tr[data-row="${index}"]`)
            if (!row) seen.missing.push(index)
            else if (asked.some((column) => !row.querySelector(`[data-column="${column}"]`)?.textContent))
              seen.emptyInView.push(index)
          }
        }
        let left = frames
        const frame = () => {
          look()
          if (left-- === 0) return resolve({ ...seen, top: view.scrollTop })
          view.scrollTop += step
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    { ...how, asked },
  )
}
