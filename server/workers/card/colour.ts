/** Look.md's ink on bone, and the one lamp: for what is drawn off the event loop. */
export const colour = { ink: '#12100E', bone: '#EDE8DE', lamp: '#CE1719', quiet: '#5A554D', line: '#C9C2B4' }
