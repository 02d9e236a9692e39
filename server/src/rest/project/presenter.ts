import { z } from 'zod'
import { text } from '../shapes.js'

export const projectShape = z.object({ id: z.string(), projectInfoId: z.string(), projectName: text('项目名称') })
export const soilTypeShape = z.object({ id: z.string(), soilType: text('土质') })
export const dumpSiteShape = z.object({ id: z.string(), garbageId: z.string(), garbageName: text('渣土场') })

interface Named {
  id: string
  name: string
}

export const projectOf = ({ id, name }: Named): z.output<typeof projectShape> => ({
  ...{ id, projectInfoId: id, projectName: name },
})
export const soilTypeOf = ({ id, name }: Named): z.output<typeof soilTypeShape> => ({ id, soilType: name })
export const dumpSiteOf = ({ id, name }: Named): z.output<typeof dumpSiteShape> => ({
  ...{ id, garbageId: id, garbageName: name },
})
