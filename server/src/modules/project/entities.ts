import { DictionaryItem, PlatformDictionaryItem } from './dictionary/dictionary.entity.js'
import { ProjectPhase } from './phase/phase.entity.js'
import { Project, ProjectDumpSite, ProjectSoilType } from './project/project.entity.js'
import { DumpSite } from './site/site.entity.js'
import { SoilType } from './soil/soil.entity.js'
import { PhaseSurvey } from './survey/survey.entity.js'

/** The tables that this domain owns. */
export const projectEntities = [
  PlatformDictionaryItem,
  DictionaryItem,
  Project,
  DumpSite,
  SoilType,
  ProjectDumpSite,
  ProjectSoilType,
  ProjectPhase,
  PhaseSurvey,
] as const
