// The one rule of the house, as a machine reads it: imports point left, and nowhere else.
//   shared ← platform ← ports ← receptionist ← domains ← channels ← server

/** A folder may not import what stands to its right. */
const arrow = ['shared', 'platform', 'ports', 'receptionist', 'domains', 'channels', 'server'];
const oneWay = arrow.slice(0, -1).map((from, at) => ({
  name: `${from}-looks-left`,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: ['/ui/', '\\.test\\.tsx?$'] },
  to: { path: `^src/(${arrow.slice(at + 1).join('|')}|web)/` },
}));

const tests = '(\\.test\\.tsx?$|^tests/|^bench/)';

module.exports = {
  forbidden: [
    ...oneWay,
    {
      name: 'only-server-sees-adapters',
      comment: 'A vendor stands in adapters/ and in server/compose.ts; everything else asks a port.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(adapters|server)/', tests] },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'adapters-see-ports-and-left',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: tests },
      to: { path: '^src/(receptionist|domains|channels|server|web)/' },
    },
    {
      name: 'domains-touch-the-mind-by-its-tools',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: tests },
      to: { path: '^src/receptionist/', pathNot: '^src/receptionist/(tool|turn|business|unsent)\\.ts$' },
    },
    {
      name: 'domains-meet-at-their-doors',
      comment: 'One domain imports of another only contract, rules, service and events.',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/', pathNot: ['/ui/', tests] },
      to: {
        path: '^src/domains/([^/]+)/',
        pathNot: ['^src/domains/$1/', '^src/domains/[^/]+/(contract|rules|service|events)(\\.ts|/)'],
      },
    },
    {
      name: 'ui-sees-contracts-and-ui',
      severity: 'error',
      from: { path: '^src/(web|domains/[^/]+/ui)/' },
      to: {
        path: '^src/(platform|ports|adapters|receptionist|domains|channels|server)/',
        pathNot: ['^src/(domains|channels)/[^/]+/(contract|rules)\\.ts$', '^src/domains/[^/]+/ui/'],
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'source-does-not-import-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    exclude: { path: '(^build/|^\\.cache/|\\.react-router)' },
  },
};
