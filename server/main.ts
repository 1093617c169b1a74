import { builtAssets } from './http/assets'
import { builtIndexHtml } from './http/pages/pages'
import { builtCode } from './http/pages/preloads'
import { builtRenderer } from './http/pages/renderedPages'
import { startServer } from './start'

await startServer(async () => ({
  assets: builtAssets(),
  indexHtml: builtIndexHtml(),
  modulePreloads: builtCode(),
  render: await builtRenderer(),
}))
