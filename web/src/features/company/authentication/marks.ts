import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { type Name, textsIn, type Values } from './form'
import type { Proposal } from './reading'

export interface Marks {
  /** Fields that a person has typed, now or earlier: readings do not overwrite them. */
  typed: ReadonlySet<string>
  /** Fields with an unchecked uncertain reading. */
  unsure: ReadonlySet<string>
  /** Texts on the picture that differ from typed fields. */
  differs: Partial<Values>
  /** Parts of the picture with uncertain readings, as addresses; a stored draft has none. */
  cuts: Partial<Record<string, string>>
  edited: (name: Name) => void
  lookedAt: (name: Name) => void
  read: (proposal: Proposal) => void
  showCuts: (cuts: Partial<Record<string, string>>) => void
  /** Starts again with the values of a draft, and with its unchecked readings. */
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

/** Marks of the form's fields: typed, uncertain or different. */
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
