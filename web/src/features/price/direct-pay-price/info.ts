import { infoOf } from '../../../ui/list/useInfoLink'

/**
 * The filters that a JSON `info` of {projectName, id} stands for (000 §2): the project by its id, by its name when there is no id. Null
 * when it names no project.
 */
export function readInfo(json: string): Record<string, string> | null {
  const info = infoOf(json)
  const [projectInfoId, projectName] = [info?.get('id'), info?.get('projectName')]
  if (projectInfoId) return { projectInfoId }
  return projectName ? { projectName } : null
}
