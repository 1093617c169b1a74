import { siteMedia } from './store/router'

export const media = {
  site: {
    media: siteMedia,
  },
}
