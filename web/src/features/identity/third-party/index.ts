export { returnedFrom } from './handOver'
export { returnedIn } from './returned'
export { texts as thirdPartyTexts } from './texts'
