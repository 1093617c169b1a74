export const colour = { ink: '#12100E', bone: '#EDE8DE', lamp: '#CE1719', quiet: '#5A554D', line: '#C9C2B4' }
