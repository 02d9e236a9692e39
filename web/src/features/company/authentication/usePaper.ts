import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { toRequestError } from '../../../apollo/errors'
import { toast } from '../../../ui/feedback/toastStore'
import { keepPicture, readPaper } from './calls'
import { type PictureName, type TextName, type Values } from './form'
import { useMarks } from './marks'
import { proposalOf, type Reading } from './reading'
import { texts } from './texts'

const TYPES = ['image/jpeg', 'image/png']
const ADVISED_BYTES = 2 * 1024 * 1024

interface Said {
  tone: 'good' | 'warning'
  text: string
}

const failed = (reason: unknown) => ({ error: toRequestError(reason) })

/**
 * One picture of a paper: kept on the server, and read for the fields beside it. A wrong kind or side is refused, and the picture before stays; a
 * large one is told and taken all the same. What cannot be read is filled in by hand.
 */
export function usePaper(name: PictureName) {
  const { getValues, setValue, setError, clearErrors } = useFormContext<Values>()
  const marks = useMarks()
  const words = texts.papers[name]
  const [doing, setDoing] = useState<'uploading' | 'reading' | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [local, setLocal] = useState<{ link: string; url: string } | null>(null)
  const turn = useRef(0)
  const latestMarks = useRef(marks)
  latestMarks.current = marks

  useEffect(
    () => () => {
      if (local) URL.revokeObjectURL(local.url)
    },
    [local],
  )
  useEffect(
    () => () => {
      turn.current++
    },
    [],
  )

  const put = (link: string) => setValue(name, link, { shouldDirty: true })
  const refuse = (message: string) => setError(name, { type: 'upload', message })

  const fill = (reading: Reading) => {
    const proposal = proposalOf(reading, getValues(), latestMarks.current.typed)
    for (const [field, text] of Object.entries(proposal.fill) as [TextName, string][]) {
      setValue(field, text, { shouldDirty: true })
      clearErrors(field)
    }
    latestMarks.current.read(proposal)
    const count = Object.keys(proposal.fill).length
    setSaid(count > 0 ? { tone: 'good', text: texts.filled(count) } : null)
  }

  const choose = async (file: File) => {
    if (!TYPES.includes(file.type)) return refuse(words.format)
    if (file.size >= ADVISED_BYTES) toast.info(words.size)
    const own = ++turn.current
    const isOver = () => own !== turn.current
    const before = getValues(name)
    clearErrors(name)
    setSaid(null)
    setDoing('uploading')
    const reading = readPaper(name, file).then((read) => ({ read }), failed)
    const kept = await keepPicture(file).then((link) => ({ link }), failed)
    if (isOver()) return
    if ('error' in kept) {
      setDoing(null)
      return refuse(kept.error.message)
    }
    setLocal({ link: kept.link, url: URL.createObjectURL(file) })
    put(kept.link)
    setDoing('reading')
    const outcome = await reading
    if (isOver()) return
    setDoing(null)
    if ('error' in outcome) return setSaid({ tone: 'warning', text: texts.readByHand(outcome.error.message) })
    if (outcome.read.otherSide) {
      put(before)
      return refuse(words.otherSide)
    }
    toast.success(words.done)
    fill(outcome.read)
  }

  return { doing, said, local, choose, words }
}
