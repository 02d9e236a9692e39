import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { type Name, textsIn, type Values } from './form'
import type { Proposal } from './reading'

export interface Marks {
  /** What a person has written, or has brought along from before: no reading overwrites it. */
  typed: ReadonlySet<string>
  /** What was read without certainty, until somebody has looked at it. */
  unsure: ReadonlySet<string>
  /** What a picture says where somebody has typed something else. */
  differs: Partial<Values>
  /** The writing on the picture of what was read without certainty, as addresses; a draft of another day has none. */
  cuts: Partial<Record<string, string>>
  edited: (name: Name) => void
  lookedAt: (name: Name) => void
  read: (proposal: Proposal) => void
  showCuts: (cuts: Partial<Record<string, string>>) => void
  /** Begins anew with a form that somebody brings along, and with what of it nobody has looked at yet. */
  restart: (values: Values, unsure: readonly string[]) => void
}

const MarksContext = createContext<Marks | null>(null)
export const MarksProvider = MarksContext.Provider

export function useMarks(): Marks {
  const marks = useContext(MarksContext)
  if (!marks) throw new Error('useMarks outside of the wizard')
  return marks
}

const NOTHING = { unsure: new Set<string>(), differs: {} as Partial<Values> }

/** Where what stands in the form comes from. */
export function useMarksHolder(): Marks {
  const typed = useRef(new Set<string>())
  const [shown, setShown] = useState(NOTHING)
  const [cuts, setCuts] = useState<Marks['cuts']>({})
  return useMemo(() => {
    const settle = (name: Name) =>
      setShown((before) => {
        if (!before.unsure.has(name) && !(name in before.differs)) return before
        const { [name]: _, ...differs } = before.differs
        return { unsure: new Set([...before.unsure].filter((other) => other !== name)), differs }
      })
    return {
      ...shown,
      cuts,
      showCuts: (more) => setCuts((before) => ({ ...before, ...more })),
      typed: typed.current,
      lookedAt: settle,
      edited: (name) => {
        typed.current.add(name)
        settle(name)
      },
      read: ({ fill, differs, unsure }) => {
        const read = [...Object.keys(fill), ...Object.keys(differs)]
        for (const name of Object.keys(fill)) typed.current.delete(name)
        setCuts((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !read.includes(name))))
        setShown((before) => {
          const others = Object.entries(before.differs).filter(([name]) => !read.includes(name))
          return {
            unsure: new Set([...[...before.unsure].filter((name) => !read.includes(name)), ...unsure]),
            differs: { ...Object.fromEntries(others), ...differs },
          }
        })
      },
      restart: (values, unsure) => {
        typed.current.clear()
        for (const name of textsIn(Object.keys(values) as Name[]))
          if (values[name].trim() && !unsure.includes(name)) typed.current.add(name)
        setShown({ ...NOTHING, unsure: new Set(unsure) })
        setCuts({})
      },
    }
  }, [shown, cuts])
}
