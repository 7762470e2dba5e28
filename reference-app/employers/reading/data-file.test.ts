import { expect, test } from 'vitest';
import { employerConfig } from '../../contract/employer-config.ts';
import { checkData, readYaml } from './data-file.ts';

const file = 'kestrel/config.yaml';
type Config = {
  pcsxConfig: { branding: object; applyFormConfig: { questionnaires: { definition: object }[] } };
};
const config = () => readYaml(file) as Config;
const check = (data: unknown) => () => checkData(file, employerConfig, data);

test('a mistake in demo data is told with its file, its path and what was expected', () => {
  const data = config();
  Object.assign(data.pcsxConfig.branding, { tagline: 12 });
  expect(check(data)).toThrow(
    /employers\/kestrel\/config\.yaml .*\n- pcsxConfig\.branding\.tagline: .*expected string/,
  );
});

test('a name that means nothing is a mistake, not something to leave out', () => {
  const data = config();
  Object.assign(data.pcsxConfig.branding, { tagLine: 'Machines' });
  expect(check(data)).toThrow('- pcsxConfig.branding.tagLine: there is no such name');
});

test('a mistake in a file that another one names is told with its own path', () => {
  const data = config();
  Object.assign(data.pcsxConfig.applyFormConfig.questionnaires[0]!, { definition: {} });
  expect(check(data)).toThrow(
    /kestrel\/questionnaires\.yaml .*\n- 0\.definition\.sections: .*expected array/,
  );
});

test('what is right is returned as it was written, without defaults', () => {
  expect(check(config())()).toEqual(config());
});
