import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../../ui/feedback/toastStore'
import { texts } from './texts'

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/**
 * The filters that a JSON `info` of {projectName, id} stands for (000 §2): the project by its id, by its name when there is no id. Null
 * when it names no project.
 */
export function readInfo(json: string): { projectInfoId: string } | { projectName: string } | null {
  let info: unknown
  try {
    info = JSON.parse(json)
  } catch {
    return null
  }
  if (typeof info !== 'object' || info === null || Array.isArray(info)) return null
  const given = new Map(Object.entries(info))
  const [projectInfoId, projectName] = [asText(given.get('id')), asText(given.get('projectName'))]
  if (projectInfoId) return { projectInfoId }
  return projectName ? { projectName } : null
}

/**
 * Turns `info` in the address into the list's own filters, so that the form shows them and a copied link carries them.
 * @returns true while that is still to happen: the list must not ask the server yet
 */
export function useInfoLink(): boolean {
  const [params, setParams] = useSearchParams()
  const info = params.get('info')
  useEffect(() => {
    if (info === null) return
    const filters = readInfo(info)
    if (!filters) toast.error(texts.linkUnreadable)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('info')
        for (const [name, value] of Object.entries(filters ?? {})) after.set(name, value)
        return after
      },
      { replace: true },
    )
  }, [info, setParams])
  return info !== null
}
