import { DictionaryItem, PlatformDictionaryItem } from './dictionary/dictionary.entity.js'
import { DumpSite, Project, ProjectDumpSite, ProjectSoilType, SoilType } from './project/project.entity.js'

/** The tables that this domain owns. */
export const projectEntities = [
  PlatformDictionaryItem,
  DictionaryItem,
  Project,
  DumpSite,
  SoilType,
  ProjectDumpSite,
  ProjectSoilType,
] as const
