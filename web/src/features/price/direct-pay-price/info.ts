import { infoOf } from '../../../ui/list/useInfoLink'

/**
 * Filters of a JSON `info` of {projectName, id}: the project by id, or by name if there is no id. Null without a
 * project.
 */
export function readInfo(json: string): Record<string, string> | null {
  const info = infoOf(json)
  const [projectInfoId, projectName] = [info?.get('id'), info?.get('projectName')]
  if (projectInfoId) return { projectInfoId }
  return projectName ? { projectName } : null
}
