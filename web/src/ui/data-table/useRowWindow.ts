import {
  defaultRangeExtractor,
  observeElementOffset,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useDeferredValue, useEffect, useReducer, useState } from 'react'
import { sample, standing } from './pace'

const OVERSCAN = 8
/** Rows that cannot be read are drawn only where they are seen. */
const RUSH_OVERSCAN = 1
const HEAD_HEIGHT = 40
/** Rows to be drawn beyond the view where a rush goes. */
const MOST_AHEAD = 40
/** Pause without moves after which skipped cells are drawn. */
const SETTLE_MS = 60
/** Pixels beyond the view, sideways, in which cells have their content while rows move. */
const NEAR = 200

type Scroller = Virtualizer<HTMLDivElement, Element>

/** Pixels from the table's left edge: cells outside may wait for their content until the rows rest. */
export interface Span {
  from: number
  to: number
}

const EVERYTHING: Span = { from: 0, to: Number.POSITIVE_INFINITY }

/** Range of rows that will be in view when the present drawing is visible, since the browser scrolls on meanwhile. */
function ahead(range: Range, rows: number): Range {
  const step = Math.trunc(Math.max(-MOST_AHEAD, Math.min(rows, MOST_AHEAD)))
  return { ...range, startIndex: range.startIndex + Math.min(step, 0), endIndex: range.endIndex + Math.max(step, 0) }
}

/** Start of the frame in milliseconds, so that a late answer to a move does not make it seem fast. */
const frameTime = () => Number(document.timeline.currentTime)

interface Options {
  rowCount: number
  rowHeight: number
  /** Whether only the rows around the visible ones are to be in the DOM. */
  enabled: boolean
  container: RefObject<HTMLDivElement | null>
}

/**
 * Rows in the DOM, of many, and the cells that are drawn: all cells at rest; the visible cells of new rows while rows
 * move; and headings alone while rows pass faster than people read.
 */
export function useRowWindow({ rowCount, rowHeight, enabled, container }: Options) {
  const [now] = useState(() => ({ pace: standing, rushing: false, left: 0, drawnLeft: 0 }))
  const [, redraw] = useReducer((times: number) => times + 1, 0)

  /** Tells the virtualizer of every move, having noted how fast it is; of a rush's end when no move follows. */
  const observe = (instance: Scroller, notify: (offset: number, isScrolling: boolean) => void) => {
    let settling: number | undefined
    const settle = () => {
      Object.assign(now, { pace: standing, rushing: false })
      redraw()
    }
    const stop = observeElementOffset(instance, (offset, isScrolling) => {
      clearTimeout(settling)
      now.left = instance.scrollElement?.scrollLeft ?? 0
      now.pace = isScrolling ? sample(now.pace, offset, frameTime(), instance.scrollRect?.height ?? 0) : standing
      const rushed = now.rushing
      now.rushing = now.pace.rushing
      if (now.rushing) settling = window.setTimeout(settle, SETTLE_MS)
      notify(offset, isScrolling)
      if ((rushed && !now.rushing) || Math.abs(now.left - now.drawnLeft) > NEAR / 2) redraw()
    })
    return () => {
      clearTimeout(settling)
      stop?.()
    }
  }

  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rowCount,
    enabled,
    getScrollElement: () => container.current,
    observeElementOffset: observe,
    estimateSize: () => rowHeight,
    overscan: now.rushing ? RUSH_OVERSCAN : OVERSCAN,
    rangeExtractor: (range) => defaultRangeExtractor(now.rushing ? ahead(range, now.pace.step / rowHeight) : range),
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: HEAD_HEIGHT * 2,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the estimate above reads the height
  useEffect(() => virtualizer.measure(), [rowHeight, virtualizer])

  const moving = enabled && virtualizer.isScrolling
  // Rows that have come to rest are completed in pieces, so that the next move need not wait for it.
  const rested = useDeferredValue(!moving)
  now.drawnLeft = now.left
  const span: Span =
    !moving && rested
      ? EVERYTHING
      : { from: now.left - NEAR, to: now.left + (virtualizer.scrollRect?.width ?? 0) + NEAR }
  return { virtualizer, rushing: enabled && now.rushing, span }
}
