import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { Button, Card, ConfigProvider, Form, Input } from 'antd';
import { useMemo } from 'react';

const themeOf = (color) => ({ token: { colorPrimary: color } });
const initial = themeOf('#1677ff');

function Provider({ color, children }) {
  const theme = useMemo(() => (color ? themeOf(color) : initial), [color]);
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}

export const library = {
  Provider,
  button: (each) => (
    <Button key={each} type="primary">
      Save job {each}
    </Button>
  ),
  card: (each) => (
    <Card key={each}>
      <Card.Meta title={<a href={`#job-${each}`}>{`Nurse ${each}`}</a>} description="Berlin" />
      <p>Intensive care, nights</p>
    </Card>
  ),
  form: (fields) => <Form layout="vertical">{fields}</Form>,
  field: (each) => (
    <Form.Item key={each} label={`Field ${each}`} name={`field-${each}`} extra="In a word or two">
      <Input />
    </Form.Item>
  ),
  // ant.design/docs/react/server-side-rendering: a cache for each request
  onServer: (page) => <StyleProvider cache={createCache()}>{page}</StyleProvider>,
  // ant.design/docs/react/customize-theme: its variables are not for writing by hand
  provider: 'a new token in ConfigProvider',
};
